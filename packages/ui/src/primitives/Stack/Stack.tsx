import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { aligns } from "../../styles/align.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { gaps } from "../../styles/gaps.css.ts";
import * as styles from "./Stack.css.ts";

/** Props of {@link Stack}; everything else goes to its element. */
export interface StackProps extends ComponentPropsWithoutRef<"div"> {
  /** Element to render. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "li" | "main" | "header" | "footer";
  /** Space between items, in steps of 4 px. @default 4 */
  gap?: keyof typeof gaps;
  /** Horizontal alignment. @default "stretch" */
  align?: Exclude<keyof typeof aligns, "baseline">;
}

/**
 * Places items below each other with equal space between them.
 * @example
 * <Stack gap={4}>
 *   <Heading level={2}>Deposit</Heading>
 *   <Text>Choose a way.</Text>
 * </Stack>
 */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = "div", gap = 4, align = "stretch", className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.stack, gaps[gap], aligns[align], className)}
    />
  );
});
