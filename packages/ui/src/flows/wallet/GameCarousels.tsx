"use client";

import { useActivateGame } from "@satang/headless/games";
import { type GameAccount, type GameCategory, useWallet } from "@satang/headless/wallet";
import { useDeferredValue } from "react";
import { useOnline } from "../../hooks/use-online.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { keptValue } from "../../text/kept-value.ts";
import { useFailureToast } from "../failures/use-failure-toast.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import * as styles from "./GameCarousels.css.ts";
import { GameGroup } from "./GameGroup.tsx";

/** Props of {@link GameCarousels}. */
export interface GameCarouselsProps {
  /**
   * Called when the tile of an active game is pressed. Without it a message says that games cannot
   * be opened here yet.
   */
  onOpen?: (game: GameAccount) => void;
  /** Called when the member's account at a game was opened, next to the message that says so: its credentials can be shown. */
  onActivated?: (game: GameAccount) => void;
}

const categories: readonly GameCategory[] = ["slot", "sport", "lotto"];

/**
 * The games of the home screen in three groups: carousels, and from 1024 px grids of all games. A game without an account
 * is activated by a press on its tile. While the wallet cannot be read, which the wallet panel shows, they are those that
 * were read last; without those, nothing is rendered, or without a connection quiet tiles with one line in all. Needs a `ToastProvider` around it.
 * @example
 * <GameCarousels onOpen={({ code }) => openGame(code)} />
 */
export function GameCarousels({ onOpen, onActivated }: GameCarouselsProps) {
  const { t, errorText } = useI18n();
  const toast = useToast();
  const report = useReportToast();
  const showFailure = useFailureToast();
  const games = useActivateGame({
    onActivated: (game) => {
      const shown = report(keptValue(t("wallet.games.activated", { name: game.name }), game.name));
      onActivated?.(game);
      return shown;
    },
    onFailed: (error) =>
      showFailure(error, error ? errorText(error) : t("money.nothingHappened.title")),
  });
  const { state, wallet, lastKnown } = useWallet();
  const lastRead = wallet ?? lastKnown;
  // Many tiles, rendered in short steps: the screen around them does not wait.
  const known = useDeferredValue(lastRead, null);
  const isOffline = !useOnline();
  if (state === "readFailed" && !lastRead && !isOffline) return null;
  const open =
    onOpen ??
    (({ name }: GameAccount) =>
      void toast.show(keptValue(t("wallet.games.notYet", { name }), name)));

  return (
    <div className={styles.sections} data-part="games" aria-busy={state === "loading" || undefined}>
      {isOffline && !known && (
        <p className={styles.offline} role="status">
          <ClockIcon size={18} />
          {t("wallet.games.offline")}
        </p>
      )}
      {categories.map((category) => (
        <section key={category} className={classNames(styles.section, styles.groups[category])}>
          <GameGroup
            category={category}
            wallet={known}
            offline={isOffline}
            activating={games.activating}
            onPress={(game) => (game.isActive ? open : games.actions.activate)(game)}
          />
        </section>
      ))}
    </div>
  );
}
