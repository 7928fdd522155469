import type { Satang } from "@satang/core";
import type { GameView } from "@satang/headless/games";
import { useHiddenBalance } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { HIDDEN } from "../wallet/hidden-amount.ts";
import * as styles from "./GameFlow.css.ts";

/** Props of {@link GameBalance}. */
export type GameBalanceProps = {
  readonly view: GameView;
  readonly amount: Satang;
};

/** Balance of the game, and a button that reads it again. */
export function GameBalance({ view, amount }: GameBalanceProps) {
  const { t } = useI18n();
  const { isHidden } = useHiddenBalance();
  const { actions, currency, isRefreshing } = view;
  return (
    <div className={styles.balance} data-part="game-balance">
      <div>
        <p className={styles.caption}>{t("games.balance")}</p>
        {isHidden ? (
          <>
            <span className={styles.hidden} aria-hidden="true">
              {HIDDEN}
            </span>
            <VisuallyHidden>{t("wallet.hidden")}</VisuallyHidden>
          </>
        ) : (
          <Money amount={amount} currency={currency} size="hero" />
        )}
      </div>
      <IconButton
        variant="sunken"
        label={t("games.refresh")}
        aria-busy={isRefreshing || undefined}
        className={isRefreshing ? styles.turning : undefined}
        onClick={actions.refresh}
      >
        <RefreshIcon size={20} />
      </IconButton>
    </div>
  );
}
