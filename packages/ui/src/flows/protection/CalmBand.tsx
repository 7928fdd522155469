import type { ReactNode } from "react";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import * as styles from "./Protection.css.ts";

/** Props of {@link CalmBand}. */
export type CalmBandProps = {
  /** Picture of what it is about. */
  readonly icon: ReactNode;
  /** Where its edges are. */
  readonly of: "sheet" | "card";
};

/** The calm head of a reality check and of a break. */
export function CalmBand({ icon, of }: CalmBandProps) {
  return (
    <div
      className={classNames(
        walletGround,
        styles.band,
        of === "sheet" ? styles.bandOfSheet : styles.bandOfCard,
      )}
      aria-hidden="true"
    >
      <Waves strength={0.4} />
      <span className={styles.mark}>{icon}</span>
    </div>
  );
}
