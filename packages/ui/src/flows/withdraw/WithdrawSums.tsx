import { type Satang, toBaht } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import * as css from "./WithdrawFlow.css.ts";

/** Props of {@link WithdrawSums}. */
export type WithdrawSumsProps = { readonly balance: Satang; readonly after: Satang | null };

/** Balance of the wallet before and after the withdrawal. */
export function WithdrawSums({ balance, after }: WithdrawSumsProps) {
  const { t } = useI18n();
  return (
    <dl className={css.sums}>
      <div className={css.sum}>
        <dt className={css.sumName}>{t("withdraw.balance")}</dt>
        <dd className={css.sumAmount}>
          <Money amount={toBaht(balance)} />
        </dd>
      </div>
      <div className={css.sum}>
        <dt className={css.sumName}>{t("withdraw.after")}</dt>
        <dd className={css.sumAmount}>{after === null ? "–" : <Money amount={toBaht(after)} />}</dd>
      </div>
    </dl>
  );
}
