import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./Success.css.ts";
import { arcOf, type SuccessShares, sharesOf } from "./success.rules.ts";

/** Share of success and failure as a ring with the percentage in it; decoration next to `SuccessLegend`. */
export function SuccessRing(shares: SuccessShares) {
  const { format } = useI18n();
  const { success, fail } = sharesOf(shares);
  return (
    <span className={styles.ring} aria-hidden="true" data-part="ring">
      <svg viewBox="0 0 88 88" className={styles.circle} aria-hidden="true">
        <circle cx="44" cy="44" r="34" className={styles.track} />
        <circle cx="44" cy="44" r="34" className={styles.good} {...arcOf(0, success)} />
        <circle cx="44" cy="44" r="34" className={styles.bad} {...arcOf(success, fail)} />
      </svg>
      <b className={styles.ringText} translate="no">
        {format.percent(shares.success)}
      </b>
    </span>
  );
}
