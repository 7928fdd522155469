import type { Currency, Satang } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import * as styles from "./WithdrawFlow.css.ts";

/** Props of {@link WithdrawSums}. */
export type WithdrawSumsProps = {
  readonly balance: Satang;
  readonly after: Satang | null;
  readonly currency: Currency;
};

/** What is in the wallet, and what is left afterwards. */
export function WithdrawSums({ balance, after, currency }: WithdrawSumsProps) {
  const { t } = useI18n();
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt className={styles.sumName}>{t("withdraw.balance")}</dt>
        <dd className={styles.sumAmount}>
          <Money amount={balance} currency={currency} />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt className={styles.sumName}>{t("withdraw.after")}</dt>
        <dd className={styles.sumAmount}>
          {after === null ? "–" : <Money amount={after} currency={currency} />}
        </dd>
      </div>
    </dl>
  );
}
