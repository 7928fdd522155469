import { StillCoin } from "../coin/StillCoin.tsx";
import { FadedRiver } from "../moment/FadedRiver.tsx";
import * as styles from "./OutcomeHero.css.ts";

/** The drawing of an order with an unknown outcome: the river, and the still coin over it. */
export function OutcomeScene() {
  return (
    <>
      <FadedRiver className={styles.scene} />
      <StillCoin className={styles.coin} />
    </>
  );
}
