import { numbersIn } from "../../text/numbers-in.ts";
import * as styles from "./Success.css.ts";

/** Props of {@link SuccessLegend}. */
export type SuccessLegendProps = {
  /** Success with its percentage in words. */
  readonly success: string;
  /** Failure with its percentage in words. */
  readonly fail: string;
  /** `apart` puts the two at the ends. @default "start" */
  readonly align?: keyof typeof styles.legends;
};

/** Success and failure in words, each with the mark of its colour. */
export function SuccessLegend({ success, fail, align = "start" }: SuccessLegendProps) {
  return (
    <div className={styles.legends[align]} data-part="legend">
      <span className={styles.entry}>
        <i className={styles.marks.good} aria-hidden="true" />
        <span>{numbersIn(success)}</span>
      </span>
      <span className={styles.entry}>
        <i className={styles.marks.bad} aria-hidden="true" />
        <span>{numbersIn(fail)}</span>
      </span>
    </div>
  );
}
