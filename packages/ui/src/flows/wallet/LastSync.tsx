import { useI18n } from "../../i18n/I18nProvider.tsx";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import * as css from "./WalletPanel.css.ts";

/** Props of {@link LastSync}. */
export interface LastSyncProps {
  /** Server time, ms. */
  at: number | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** When the balances were read, and a button to read them again. */
export function LastSync({ at, isRefreshing, onRefresh }: LastSyncProps) {
  const { t, format } = useI18n();
  const words = at === undefined ? t("wallet.notSynced") : undefined;
  const state = isRefreshing
    ? t("wallet.refreshing")
    : (words ?? t("common.lastSync", { time: format.time(at ?? 0) }));
  return (
    <button
      type="button"
      className={css.sync}
      data-part="wallet-refresh"
      data-state={isRefreshing ? "refreshing" : "idle"}
      aria-busy={isRefreshing || undefined}
      aria-label={`${t("wallet.refresh")}. ${state}`}
      onClick={onRefresh}
    >
      <RefreshIcon size={16} className={css.syncIcon} />
      <span>{state}</span>
    </button>
  );
}
