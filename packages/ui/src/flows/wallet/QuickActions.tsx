import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DepositIcon, TransferIcon, WithdrawIcon } from "../../primitives/Icon/index.ts";
import * as css from "./WalletPanel.css.ts";

/** What a member does with money. */
export interface QuickActionsProps {
  /** The member wants to deposit. */
  onDeposit: () => void;
  /** The member wants to withdraw. */
  onWithdraw: () => void;
  /** The member wants to move money. */
  onTransfer: () => void;
}

/** The three things done with a wallet. */
export function QuickActions({ onDeposit, onWithdraw, onTransfer }: QuickActionsProps) {
  const { t } = useI18n();
  return (
    <div className={css.actions}>
      <button type="button" className={css.actionKinds.main} onClick={onDeposit}>
        <DepositIcon size={20} />
        {t("wallet.deposit")}
      </button>
      <button type="button" className={css.actionKinds.other} onClick={onWithdraw}>
        <WithdrawIcon size={20} />
        {t("wallet.withdraw")}
      </button>
      <button type="button" className={css.actionKinds.other} onClick={onTransfer}>
        <TransferIcon size={20} />
        {t("wallet.transfer")}
      </button>
    </div>
  );
}
