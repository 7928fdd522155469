import type { GameView } from "@satang/headless/games";
import { useHiddenBalance } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { DownloadIcon, PlayIcon, TransferIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { unavailable } from "../../styles/unavailable.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { pinnedInLandscape } from "../frame/pinned.css.ts";
import * as styles from "./GameFlow.css.ts";

/** Props of {@link GameWays}. */
export type GameWaysProps = {
  readonly view: GameView;
  readonly name: string;
};

const SYSTEMS = ["android", "ios"] as const;

/** The ways into a game: its site, the wallet's money alone, and its apps. */
export function GameWays({ view, name }: GameWaysProps) {
  const { t, format, languageTag } = useI18n();
  const { isHidden } = useHiddenBalance();
  const { cash, canPlay, currency, hasMoney, isOpening, site, state } = view;
  const waiting = { text: t("games.opening", { name }), lang: languageTag };
  const isMoving = state === "moving" && !isOpening;
  const play = () => {
    if (!hasMoney || cash === null) return t("games.playOpens");
    if (isHidden) return t("games.playMovesAll");
    return t("games.playMoves", { amount: format.moneyWithUnit(cash, currency) });
  };
  return (
    <div className={classNames(styles.ways, pinnedInLandscape)} data-part="game-ways">
      {canPlay && (
        <Button
          {...view.getPlayProps(waiting)}
          variant={site ? "outline" : "accent"}
          width="fill"
          loading={isOpening}
          className={classNames(styles.play, isMoving && unavailable)}
        >
          <span className={styles.playTitle}>
            <PlayIcon size={20} />
            <span>{isOpening ? keptValue(waiting.text, name) : t("games.play")}</span>
          </span>{" "}
          <span className={styles.playHint}>{wholeNumbers(play())}</span>
        </Button>
      )}
      <div className={styles.boxes}>
        <Button
          {...view.getTransferOnlyProps()}
          variant="outline"
          loading={isMoving}
          className={classNames(styles.box, (!hasMoney || isOpening) && unavailable)}
        >
          <TransferIcon size={20} />
          <span>{t(isMoving ? "games.moving" : "games.transferOnly")}</span>
        </Button>
        {SYSTEMS.map((system) => {
          const link = view.getAppProps(system);
          return (
            link && (
              <Button key={system} asChild variant="outline" className={styles.box}>
                <a {...link}>
                  <DownloadIcon size={20} />
                  <span>
                    <span>{t(`games.${system}`)}</span>
                    <VisuallyHidden>{` (${t("ui.newTab")})`}</VisuallyHidden>
                  </span>
                </a>
              </Button>
            )
          );
        })}
      </div>
    </div>
  );
}
