import {
  type GameAccount,
  type GameCategory,
  type MemberWallet,
  useHiddenBalance,
} from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { GameTile, huesInRow } from "../../primitives/GameTile/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { usePictureAddress } from "../pictures/use-picture-address.ts";
import { GamesWaiting } from "./GamesWaiting.tsx";
import { HIDDEN } from "./hidden-amount.ts";

/** Props of {@link GameGroup}. */
export type GameGroupProps = {
  readonly category: GameCategory;
  /** `null` while it is read. */
  readonly wallet: Pick<MemberWallet, "gamesOf" | "currency"> | null;
  /** There is no connection to read it. */
  readonly offline: boolean;
  /** Code of the game that is being activated. */
  readonly activating: string | null;
  readonly onPress: (game: GameAccount) => void;
};

/** The games of one category: a carousel, and from 1024 px a grid of all of them. */
export function GameGroup({ category, wallet, offline, activating, onPress }: GameGroupProps) {
  const { t } = useI18n();
  const { isHidden } = useHiddenBalance();
  const addressOf = usePictureAddress();
  const label = t(`wallet.games.${category}`);
  const title = <Heading level={2}>{label}</Heading>;
  if (!wallet) {
    return (
      <>
        {title}
        <GamesWaiting category={category} offline={offline} />
      </>
    );
  }
  const games = wallet.gamesOf[category];
  if (games.length === 0) {
    return (
      <>
        {title}
        <Text tone="muted" size="small">
          {t("wallet.games.empty")}
        </Text>
      </>
    );
  }
  const hues = huesInRow(games.map(({ code }) => code));
  return (
    <Carousel label={label} heading={title} bleed="page" wide="grid">
      {games.map((game, place) => (
        <GameTile
          key={game.code}
          code={game.code}
          hue={hues[place]}
          name={game.name}
          logo={addressOf(game.logo)}
          background={addressOf(game.background)}
          amount={isHidden ? HIDDEN : <Money amount={game.amount} currency={wallet.currency} />}
          state={game.isActive ? "active" : "inactive"}
          inactiveLabel={t(`wallet.games.${game.code === activating ? "activating" : "activate"}`)}
          onClick={() => onPress(game)}
        />
      ))}
    </Carousel>
  );
}
