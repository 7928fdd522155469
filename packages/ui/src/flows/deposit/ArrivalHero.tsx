import { useLazyModule } from "@satang/headless/provider";
import { lazyRiverScene } from "../moment/river-scene.lazy.ts";
import { ArrivalArt } from "./ArrivalArt.tsx";
import * as styles from "./Credited.css.ts";

/** The coin of money that has arrived, over the river. */
export function ArrivalHero() {
  // The credit is complete without the river.
  const { module: RiverScene } = useLazyModule(lazyRiverScene);
  return (
    <div className={styles.hero} data-part="arrival">
      <span className={styles.fade} aria-hidden="true">
        {RiverScene && <RiverScene className={styles.scene} />}
      </span>
      <ArrivalArt />
    </div>
  );
}
