import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { aligns } from "../../styles/align.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { gaps } from "../../styles/gaps.css.ts";
import * as styles from "./Inline.css.ts";

/** Props of {@link Inline}; everything else goes to its element. */
export interface InlineProps extends ComponentPropsWithoutRef<"div"> {
  /** Element to render. @default "div" */
  as?: "div" | "span" | "ul" | "ol" | "li" | "header" | "footer" | "nav";
  /** Space between items, in steps of 4 px. @default 2 */
  gap?: keyof typeof gaps;
  /** Vertical alignment. @default "center" */
  align?: keyof typeof aligns;
  /** Horizontal alignment. @default "start" */
  justify?: keyof typeof styles.justifies;
  /** `nowrap` keeps one line, also when it does not fit. @default "wrap" */
  wrap?: keyof typeof styles.wraps;
}

/**
 * Places items next to each other; they wrap when they do not fit.
 * @example
 * <Inline gap={2}>
 *   <Badge count={2} label="2 unread messages" />
 *   <Text>Messages</Text>
 * </Inline>
 */
export const Inline = forwardRef<HTMLDivElement, InlineProps>(function Inline(
  { as = "div", gap = 2, align = "center", justify = "start", wrap = "wrap", className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(
        styles.inline,
        gaps[gap],
        aligns[align],
        styles.justifies[justify],
        styles.wraps[wrap],
        className,
      )}
    />
  );
});
