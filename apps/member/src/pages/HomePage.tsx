import { useI18n, VisuallyHidden } from "@satang/ui";
import { GameCarousels, WalletPanel } from "@satang/ui/flows/wallet";
import { modalHistory } from "../modals/modal-history.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./HomePage.module.css";

/** The wallet, and the games. */
export function HomePage() {
  const { t } = useI18n();
  usePageTitle(t("app.title.home"));

  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{t("app.title.home")}</h1>
      </VisuallyHidden>
      <WalletPanel
        onDeposit={() => modalHistory.open("deposit")}
        onWithdraw={() => modalHistory.open("withdraw")}
        onTransfer={() => modalHistory.open("transfer")}
      />
      <GameCarousels />
    </div>
  );
}
