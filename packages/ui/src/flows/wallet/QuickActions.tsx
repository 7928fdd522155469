import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DepositIcon, TransferIcon, WithdrawIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./WalletPanel.css.ts";

/** Callbacks for the money actions. */
export interface QuickActionsProps {
  /** Called to deposit. */
  onDeposit: () => void;
  /** Called to withdraw. */
  onWithdraw: () => void;
  /** Called to transfer. */
  onTransfer: () => void;
}

/** The three actions of a wallet. */
export function QuickActions({ onDeposit, onWithdraw, onTransfer }: QuickActionsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.actionKinds.main} onClick={onDeposit}>
        <DepositIcon size={20} />
        {t("wallet.deposit")}
      </button>
      <button type="button" className={styles.actionKinds.other} onClick={onWithdraw}>
        <WithdrawIcon size={20} />
        {t("wallet.withdraw")}
      </button>
      <button type="button" className={styles.actionKinds.other} onClick={onTransfer}>
        <TransferIcon size={20} />
        {t("wallet.transfer")}
      </button>
    </div>
  );
}
