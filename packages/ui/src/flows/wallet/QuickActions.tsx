import { useOnline } from "../../hooks/use-online.ts";
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

/** The actions of a wallet. None is gold without a connection, because none can be done. */
export function QuickActions({
  onDeposit,
  onWithdraw,
  onTransfer,
  className,
}: QuickActionsProps & { readonly className: string | undefined }) {
  const { t } = useI18n();
  const isOnline = useOnline();
  const other = styles.actionKinds[isOnline ? "other" : "quiet"];
  if (!onDeposit && !onWithdraw && !onTransfer) return null;
  return (
    <div
      className={classNames(styles.actions, className)}
      data-part="footer"
      data-state={isOnline ? "online" : "offline"}
    >
      {onDeposit && (
        <button
          type="button"
          className={styles.actionKinds[isOnline ? "main" : "quiet"]}
          onClick={onDeposit}
        >
          <DepositIcon size={20} />
          <span>{t("wallet.deposit")}</span>
        </button>
      )}
      {onWithdraw && (
        <button type="button" className={other} onClick={onWithdraw}>
          <WithdrawIcon size={20} />
          <span>{t("wallet.withdraw")}</span>
        </button>
      )}
      {onTransfer && (
        <button type="button" className={other} onClick={onTransfer}>
          <TransferIcon size={20} />
          <span>{t("wallet.transfer")}</span>
        </button>
      )}
    </div>
  );
}
