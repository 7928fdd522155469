import { StillCoin } from "../coin/StillCoin.tsx";
import { RiverScene } from "../moment/RiverScene.tsx";
import * as styles from "./OutcomeHero.css.ts";

/** The drawing of an order with an unknown outcome: the river, and the still coin over it. */
export function OutcomeScene() {
  return (
    <>
      <span className={styles.fade} aria-hidden="true">
        <RiverScene className={styles.scene} />
      </span>
      <StillCoin className={styles.coin} />
    </>
  );
}
