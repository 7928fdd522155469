import { useI18n } from "@satang/ui";
import { LatestStatement } from "@satang/ui/flows/statement";
import { GameCarousels, WalletPanel } from "@satang/ui/flows/wallet";
import { modalHistory } from "../modals/modal-history.ts";
import { OpenOperations } from "../modals/parts.tsx";
import { paths } from "../navigation/paths.ts";
import { HiddenTitle } from "../shell/HiddenTitle.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import { useWideScreen } from "../shell/use-wide-screen.ts";
import styles from "./HomePage.module.css";

/** The wallet and the games; on a wide screen also the latest statement rows. */
export function HomePage() {
  const { t } = useI18n();
  const wide = useWideScreen();
  usePageTitle(t("app.title.home"));

  return (
    <div className={styles.page}>
      <HiddenTitle>{t("app.title.home")}</HiddenTitle>
      <div className={styles.money}>
        <WalletPanel
          onDeposit={() => modalHistory.open("deposit")}
          onWithdraw={() => modalHistory.open("withdraw")}
          onTransfer={() => modalHistory.open("transfer")}
        />
        <OpenOperations />
        {wide && <LatestStatement allHref={paths.statement} />}
      </div>
      <GameCarousels />
    </div>
  );
}
