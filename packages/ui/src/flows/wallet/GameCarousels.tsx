"use client";

import { useActivateGame } from "@satang/headless/games";
import {
  type GameAccount,
  type GameCategory,
  useHiddenBalance,
  useWallet,
} from "@satang/headless/wallet";
import { useDeferredValue } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { GameTile } from "../../primitives/GameTile/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { useFailureToast } from "../failures/use-failure-toast.tsx";
import { usePictureAddress } from "../pictures/use-picture-address.ts";
import { useReportToast } from "../reports/use-report-toast.ts";
import * as styles from "./GameCarousels.css.ts";
import { HIDDEN } from "./hidden-amount.ts";

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

function Waiting() {
  return (
    <div className={styles.tiles}>
      {["first", "second", "third", "fourth", "fifth", "sixth"].map((place) => (
        <span key={place} className={styles.tile}>
          <Skeleton shape="block" className={styles.tileWaiting} />
        </span>
      ))}
    </div>
  );
}

function Title({ category }: { readonly category: GameCategory }) {
  const { t } = useI18n();
  return <Heading level={2}>{t(`wallet.games.${category}`)}</Heading>;
}

/**
 * The three carousels of the home screen. A game without an account is activated by a press on its
 * tile. While the wallet cannot be read, which the wallet panel shows, they are those that were read last; without
 * those, nothing is rendered. Needs a `ToastProvider` around it.
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
  const { isHidden } = useHiddenBalance();
  const addressOf = usePictureAddress();
  const lastRead = wallet ?? lastKnown;
  // Many tiles, rendered in short steps: the screen around them does not wait.
  const known = useDeferredValue(lastRead, null);
  if (state === "readFailed" && !lastRead) return null;
  const open =
    onOpen ??
    (({ name }: GameAccount) =>
      void toast.show(keptValue(t("wallet.games.notYet", { name }), name)));

  return (
    <div className={styles.sections} data-part="games" aria-busy={state === "loading" || undefined}>
      {categories.map((category) => (
        <section key={category} className={styles.section}>
          {(known?.gamesOf[category].length ?? 0) === 0 && <Title category={category} />}
          {!known && <Waiting />}
          {known?.gamesOf[category].length === 0 && (
            <Text tone="muted" size="small">
              {t("wallet.games.empty")}
            </Text>
          )}
          {known && known.gamesOf[category].length > 0 && (
            <Carousel
              label={t(`wallet.games.${category}`)}
              heading={<Title category={category} />}
              bleed="page"
            >
              {known.gamesOf[category].map((game) => (
                <GameTile
                  key={game.code}
                  code={game.code}
                  name={game.name}
                  logo={addressOf(game.logo)}
                  background={addressOf(game.background)}
                  amount={
                    isHidden ? HIDDEN : <Money amount={game.amount} currency={known.currency} />
                  }
                  state={game.isActive ? "active" : "inactive"}
                  inactiveLabel={t(
                    `wallet.games.${game.code === games.activating ? "activating" : "activate"}`,
                  )}
                  onClick={() => (game.isActive ? open : games.actions.activate)(game)}
                />
              ))}
            </Carousel>
          )}
        </section>
      ))}
    </div>
  );
}
