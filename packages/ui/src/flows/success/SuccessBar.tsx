import * as styles from "./Success.css.ts";
import { type SuccessShares, sharesOf } from "./success.rules.ts";

/** Share of success and failure as a bar; decoration above `SuccessLegend`. */
export function SuccessBar(shares: SuccessShares) {
  const { success, fail } = sharesOf(shares);
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true" data-part="bar">
      <rect width="100%" height="8" className={styles.barTrack} />
      <rect width={`${success}%`} height="8" className={styles.barGood} />
      <rect x={`${success}%`} width={`${fail}%`} height="8" className={styles.barBad} />
    </svg>
  );
}
