import { useLazyModule } from "@satang/headless/provider";
import { lazyFadedRiver } from "../moment/faded-river.lazy.ts";
import { ArrivalArt } from "./ArrivalArt.tsx";
import * as styles from "./Credited.css.ts";

/** The coin of money that has arrived, over the river. */
export function ArrivalHero() {
  // The credit is complete without the river.
  const { module: FadedRiver } = useLazyModule(lazyFadedRiver);
  return (
    <div className={styles.hero} data-part="arrival">
      {FadedRiver && <FadedRiver className={styles.scene} />}
      <ArrivalArt />
    </div>
  );
}
