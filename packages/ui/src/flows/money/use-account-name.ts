import { WALLET_ACCOUNT } from "@satang/headless/money";
import { useKnownWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Name of an account from its code: the wallet, a game of the member; otherwise the code. */
export function useAccountName() {
  const { t } = useI18n();
  const wallet = useKnownWallet();
  return (code: string): string =>
    code === WALLET_ACCOUNT
      ? t("common.wallet")
      : (wallet?.games.find((game) => game.code === code)?.name ?? code);
}
