import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { aligns } from "../../styles/align.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { gaps } from "../../styles/gaps.css.ts";
import * as css from "./Inline.css.ts";

/** Props of {@link Inline}; everything else goes to its element. */
export interface InlineProps extends ComponentPropsWithoutRef<"div"> {
  /** The element it is. @default "div" */
  as?: "div" | "span" | "ul" | "ol" | "li" | "header" | "footer" | "nav";
  /** Space between, in steps of 4 px. @default 2 */
  gap?: keyof typeof gaps;
  /** Across. @default "center" */
  align?: keyof typeof aligns;
  /** Along the line. @default "start" */
  justify?: keyof typeof css.justifies;
  /** `nowrap` keeps one line where there is no room. @default "wrap" */
  wrap?: keyof typeof css.wraps;
}

/** Puts things beside each other; they wrap where there is no room. */
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
        css.inline,
        gaps[gap],
        aligns[align],
        css.justifies[justify],
        css.wraps[wrap],
        className,
      )}
    />
  );
});
