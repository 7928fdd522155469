import { CoinJourney } from "../coin/CoinJourney.tsx";
import { RiverScene } from "../moment/RiverScene.tsx";
import * as styles from "./TransferDone.css.ts";

/** The drawing of a transfer that was done: the river, and the coin on its way over it. */
export function TransferArt() {
  return (
    <>
      <span className={styles.fade} aria-hidden="true">
        <RiverScene className={styles.scene} />
      </span>
      <CoinJourney className={styles.journey} />
    </>
  );
}
