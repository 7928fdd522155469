import type { ReactNode } from "react";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./Protection.css.ts";

/** Props of {@link Fact}. */
export type FactProps = {
  readonly icon: ReactNode;
  readonly name: string;
  /** In front of the value. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

/** A value with its name, in a `dl`. */
export function Fact({ icon, name, note, children }: FactProps) {
  return (
    <div className={styles.fact} data-part="fact">
      <dt className={styles.factName}>
        {icon}
        <span>{name}</span>
      </dt>
      <dd className={styles.factValue}>
        {note !== undefined && <span className={styles.factNote}>{`${note} `}</span>}
        {typeof children === "string" ? wholeNumbers(children) : children}
      </dd>
    </div>
  );
}
