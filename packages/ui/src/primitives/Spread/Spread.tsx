import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { aligns } from "../../styles/align.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { gaps } from "../../styles/gaps.css.ts";
import * as styles from "./Spread.css.ts";

/** Props of {@link Spread}; everything else goes to its element. */
export interface SpreadProps extends ComponentPropsWithoutRef<"div"> {
  /** Element to render. @default "div" */
  as?: "div" | "header" | "footer" | "li" | "ul" | "p";
  /** Minimum space between the items, in steps of 4 px. @default 3 */
  gap?: keyof typeof gaps;
  /** Vertical alignment. @default "center" */
  align?: keyof typeof aligns;
}

/**
 * Places two items at the ends of a line; when they do not fit they are below each other, at the
 * start.
 * @example
 * <Spread>
 *   <Text>Balance</Text>
 *   <Money amount={wallet.cash} currency={wallet.currency} />
 * </Spread>
 */
export const Spread = forwardRef<HTMLDivElement, SpreadProps>(function Spread(
  { as = "div", gap = 3, align = "center", className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.spread, gaps[gap], aligns[align], className)}
    />
  );
});
