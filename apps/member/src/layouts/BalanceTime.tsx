import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "@satang/ui";

/** When the balance that a member sees without a connection was read. */
export function BalanceTime() {
  const { t, format } = useI18n();
  const { wallet, lastKnown, lastSync } = useWallet();
  const at = (wallet ?? lastKnown)?.syncedAt ?? lastSync;
  if (at === null) return null;
  return ` · ${t("app.offline.balance", { time: format.time(at) })}`;
}
