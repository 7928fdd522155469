import type { GameCategory } from "@satang/headless/wallet";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import * as styles from "./GameCarousels.css.ts";

/** As many as there are known providers (journey.txt §7), so that the groups below stay in place when the games are there. */
const places = {
  slot: Array.from({ length: 10 }, (_, place) => place),
  sport: [0, 1, 2, 3],
  lotto: [0, 1],
} satisfies Record<GameCategory, readonly number[]>;

/** In place of the games of one category while they are read. */
export function GamesWaiting({ category }: { readonly category: GameCategory }) {
  return (
    <div className={styles.tiles}>
      {places[category].map((place) => (
        <span key={place} className={styles.tile}>
          <Skeleton shape="block" className={styles.tileWaiting} />
        </span>
      ))}
    </div>
  );
}
