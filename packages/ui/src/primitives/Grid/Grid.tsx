import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { aligns } from "../../styles/align.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { gaps } from "../../styles/gaps.css.ts";
import * as styles from "./Grid.css.ts";

/** Props of {@link Grid}; everything else goes to its element. */
export interface GridProps extends ComponentPropsWithoutRef<"div"> {
  /** Element to render. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "dl";
  /**
   * Minimum width of a column: `small` 136 px (two on every phone), `medium` 220 px, `large` 320
   * px.
   * @default "medium"
   */
  column?: keyof typeof styles.tracks.keep;
  /**
   * Remaining space in a single row: `keep` leaves it free, so that columns are as wide as in a
   * full row; `share` distributes it to the columns.
   * @default "keep"
   */
  rest?: keyof typeof styles.tracks;
  /** Space between items, in steps of 4 px. @default 4 */
  gap?: keyof typeof gaps;
  /** Vertical alignment in a row. @default "stretch" */
  align?: Exclude<keyof typeof aligns, "baseline">;
}

/**
 * Places items of one kind in as many equal columns as fit.
 * @example
 * <Grid column="medium" gap={4}>
 *   <Card>Deposit</Card>
 *   <Card>Withdraw</Card>
 * </Grid>
 */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { as = "div", column = "medium", rest = "keep", gap = 4, align = "stretch", className, ...props },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...props}
      ref={ref}
      className={classNames(
        styles.grid,
        styles.tracks[rest][column],
        gaps[gap],
        aligns[align],
        className,
      )}
    />
  );
});
