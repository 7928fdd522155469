import type { GameCategory } from "@satang/headless/wallet";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import * as styles from "./GameCarousels.css.ts";
import { QuietPoster } from "./QuietPoster.tsx";

/** As many as there are known providers (journey.txt §7), so that the groups below stay in place when the games are there. */
const places = {
  slot: Array.from({ length: 10 }, (_, place) => place),
  sport: [0, 1, 2, 3],
  lotto: [0, 1],
} satisfies Record<GameCategory, readonly number[]>;

/** Props of {@link GamesWaiting}. */
export type GamesWaitingProps = {
  readonly category: GameCategory;
  /** Nothing is being read, and nothing shimmers. */
  readonly offline: boolean;
};

/** In place of the games of one category while they are read, or until there is a connection to read them. */
export function GamesWaiting({ category, offline }: GamesWaitingProps) {
  return (
    <div className={styles.tiles}>
      {places[category].map((place) => (
        <span key={place} className={styles.tile}>
          {offline ? (
            <QuietPoster className={styles.poster} />
          ) : (
            <Skeleton shape="block" className={styles.tileWaiting} />
          )}
        </span>
      ))}
    </div>
  );
}
