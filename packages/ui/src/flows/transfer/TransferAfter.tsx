import { WALLET_ACCOUNT } from "@satang/headless/money";
import type { TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import * as styles from "./TransferFlow.css.ts";

/** Props of {@link TransferAfter}. */
export type TransferAfterProps = {
  readonly transfer: TransferView;
  readonly nameOf: (code: string) => string;
};

/** Balances of both accounts after the transfer. */
export function TransferAfter({ transfer, nameOf }: TransferAfterProps) {
  const { t } = useI18n();
  const { balancesAfter, currency, from, to } = transfer;
  if (!balancesAfter || !from || !to) return null;
  return (
    <div className={styles.after} data-part="after">
      <span className={styles.afterTitle}>{t("transfer.after")}</span>
      <span className={styles.afterAccounts}>
        {[
          { code: from.code, amount: balancesAfter.from },
          { code: to.code, amount: balancesAfter.to },
        ].map(({ code, amount }) => (
          <span key={code} className={styles.afterAccount}>
            <span translate={code === WALLET_ACCOUNT ? undefined : "no"}>{`${nameOf(code)} `}</span>
            <Money amount={amount} currency={currency} className={styles.afterAmount} />
          </span>
        ))}
      </span>
    </div>
  );
}
