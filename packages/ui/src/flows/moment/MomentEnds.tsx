import type { ReactNode } from "react";
import * as styles from "./MomentEnds.css.ts";

/** An account in a moment. */
export type MomentEnd = {
  readonly key: string;
  readonly picture: ReactNode;
  readonly name: string;
  /** Whether its name may be translated. */
  readonly isWord: boolean;
};

/** Props of {@link MomentEnds}. */
export type MomentEndsProps = {
  /** The account that the money leaves, then the one that gets it. */
  readonly ends: readonly MomentEnd[];
  /** Whether a coin lands in the second one. @default false */
  readonly isLanded?: boolean;
};

/** The two accounts between which money moves; decoration, because the words name them. */
export function MomentEnds({ ends, isLanded = false }: MomentEndsProps) {
  return (
    <div className={styles.stage} dir="ltr">
      {ends.map(({ key, picture, name, isWord }, place) => (
        <span key={key} className={styles.end} aria-hidden="true">
          <span className={styles.pictures[isLanded && place === 1 ? "landed" : "still"]}>
            {picture}
          </span>
          <span className={styles.endName} translate={isWord ? undefined : "no"}>
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}
