import type { GameAccount } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { GameMark } from "../../primitives/GameTile/GameMark.tsx";
import { usePictureAddress } from "../pictures/use-picture-address.ts";
import * as styles from "./GameFlow.css.ts";

/** The head of the sheet: logo, name, category, and whether the member has an account. */
export function GameTitle({ game }: { readonly game: GameAccount }) {
  const { t } = useI18n();
  const addressOf = usePictureAddress();
  const category = t(`wallet.games.${game.category}`);
  return (
    <span className={styles.head}>
      <GameMark code={game.code} logo={addressOf(game.logo)} size="large" />
      <span className={styles.names}>
        <span translate="no">{`${game.name} `}</span>
        <span className={styles.status}>
          {t(game.isActive ? "games.open" : "games.closed", { category })}
        </span>
      </span>
    </span>
  );
}
