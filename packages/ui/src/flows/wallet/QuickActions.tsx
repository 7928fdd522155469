import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DepositIcon, TransferIcon, WithdrawIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./WalletPanel.css.ts";

/** Callbacks for the money actions. An action without a callback has no button. */
export interface QuickActionsProps {
  /** Called to deposit. */
  onDeposit?: (() => void) | undefined;
  /** Called to withdraw. */
  onWithdraw?: (() => void) | undefined;
  /** Called to transfer. */
  onTransfer?: (() => void) | undefined;
}

/** The actions of a wallet. */
export function QuickActions({
  onDeposit,
  onWithdraw,
  onTransfer,
  className,
}: QuickActionsProps & { readonly className: string | undefined }) {
  const { t } = useI18n();
  if (!onDeposit && !onWithdraw && !onTransfer) return null;
  return (
    <div className={classNames(styles.actions, className)} data-part="footer">
      {onDeposit && (
        <button type="button" className={styles.actionKinds.main} onClick={onDeposit}>
          <DepositIcon size={20} />
          <span>{t("wallet.deposit")}</span>
        </button>
      )}
      {onWithdraw && (
        <button type="button" className={styles.actionKinds.other} onClick={onWithdraw}>
          <WithdrawIcon size={20} />
          <span>{t("wallet.withdraw")}</span>
        </button>
      )}
      {onTransfer && (
        <button type="button" className={styles.actionKinds.other} onClick={onTransfer}>
          <TransferIcon size={20} />
          <span>{t("wallet.transfer")}</span>
        </button>
      )}
    </div>
  );
}
