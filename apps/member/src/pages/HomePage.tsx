import { useFirstSteps } from "@satang/headless/wallet";
import { useI18n } from "@satang/ui";
import { LatestStatement } from "@satang/ui/flows/statement";
import { FirstSteps, WalletPanel } from "@satang/ui/flows/wallet";
import { useRef, useState } from "react";
import { HomeAgreement } from "../modals/HomeAgreement.tsx";
import { HomeGames } from "../modals/HomeGames.tsx";
import { modalHistory } from "../modals/modal-history.ts";
import { MoneyArrived, OpenOperations, OpenQr } from "../modals/modals.lazy.ts";
import { useOpenReceipt } from "../modals/use-open-receipt.ts";
import { paths } from "../navigation/paths.ts";
import { AfterFirstScreen } from "../shell/AfterFirstScreen.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import { useWideScreen } from "../shell/use-wide-screen.ts";
import styles from "./HomePage.module.css";

/** The wallet, the first steps of a new member and the games; on a wide screen also the latest statement rows. */
export function HomePage() {
  const { t } = useI18n();
  const wide = useWideScreen();
  const onReceipt = useOpenReceipt();
  const isNew = useFirstSteps().state !== "hidden";
  // The agreement is loaded after the first screen, and its time counts from when the screen appeared.
  const [shownAt] = useState(() => performance.now());
  const games = useRef<HTMLDivElement>(null);
  usePageTitle(t("app.title.home"));

  const showGames = () => {
    games.current?.scrollIntoView({ block: "start" });
    // The first game, not an arrow of its carousel.
    const game = games.current?.querySelector<HTMLElement>("[data-part=slide] button");
    game?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("app.title.home")}</h1>
      <div className={styles.money}>
        <WalletPanel
          onDeposit={() => modalHistory.open("deposit")}
          onWithdraw={() => modalHistory.open("withdraw")}
          onTransfer={() => modalHistory.open("transfer")}
        />
        <div className={styles.news}>
          <AfterFirstScreen>
            <OpenQr onOpen={() => modalHistory.open("deposit")} />
            <OpenOperations />
            <MoneyArrived onReceipt={onReceipt} onPlay={showGames} />
          </AfterFirstScreen>
          {isNew && (
            <FirstSteps
              onDeposit={() => modalHistory.open("deposit")}
              onGames={showGames}
              onTransfer={() => modalHistory.open("transfer")}
            />
          )}
          {wide && !isNew && <LatestStatement allHref={paths.statement} onReceipt={onReceipt} />}
        </div>
      </div>
      <AfterFirstScreen>
        <HomeAgreement shownAt={shownAt} />
      </AfterFirstScreen>
      <div ref={games} className={styles.games}>
        <HomeGames />
      </div>
    </div>
  );
}
