import type { WalletView } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./WalletPanel.css.ts";

/** Props of {@link LastSync}. */
export interface LastSyncProps {
  /** Server time, ms. */
  at: number | null;
  isRefreshing: boolean;
  /** The props of the button. */
  button: ReturnType<WalletView["getRefreshProps"]>;
}

/** When the balances were read, and a button that reads them again. */
export function LastSync({ at, isRefreshing, button }: LastSyncProps) {
  const { t, format } = useI18n();
  const lastSync =
    at === null ? t("wallet.notSynced") : t("common.lastSync", { time: format.time(at) });
  const state = isRefreshing ? t("wallet.refreshing") : lastSync;
  return (
    <button
      {...button}
      className={styles.sync}
      data-part="wallet-refresh"
      data-state={isRefreshing ? "refreshing" : "idle"}
      aria-label={`${t("wallet.refresh")}. ${state}`}
    >
      <RefreshIcon size={16} className={styles.syncIcon} />
      {wholeNumbers(state)}
    </button>
  );
}
