import type { Currency, Satang } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import * as styles from "./WithdrawFlow.css.ts";

/** Props of {@link WithdrawAfter}. */
export type WithdrawAfterProps = {
  readonly amount: Satang;
  readonly currency: Currency;
};

/** Amount that is left afterwards. */
export function WithdrawAfter({ amount, currency }: WithdrawAfterProps) {
  const { t } = useI18n();
  return (
    <dl className={styles.after}>
      <dt className={styles.afterName}>{t("withdraw.after")}</dt>
      <dd className={styles.afterAmount}>
        <Money amount={amount} currency={currency} />
      </dd>
    </dl>
  );
}
