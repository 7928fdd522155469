import type { ReactNode } from "react";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./WayList.css.ts";

/** Props of {@link WayRow}. */
export type WayRowProps = {
  /** Id of the way: the focus returns to its row. */
  readonly way: string;
  /** A picture of 44 px. */
  readonly logo: ReactNode;
  readonly name: string;
  /** Below the name: the minimum. */
  readonly detail: string;
  /** How soon the money arrives. */
  readonly speed: string;
  /** An icon of 16 px. */
  readonly speedIcon: ReactNode;
  /** @default false */
  readonly isFast?: boolean;
  readonly onClick: () => void;
};

/** A row that opens a way to deposit. */
export function WayRow(props: WayRowProps) {
  const { way, logo, name, detail, speed, speedIcon, isFast = false, onClick } = props;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-part="deposit-way"
        data-way={way}
        onClick={onClick}
      >
        {logo}
        <span className={styles.texts}>
          <span className={styles.words}>
            <span className={styles.name}>{numbersIn(name)}</span>
            <span className={styles.detail}>
              {" "}
              <span>{wholeNumbers(detail)}</span>{" "}
            </span>
          </span>
          <span className={classNames(styles.speed, isFast && styles.fast)}>
            {speedIcon}
            <span>{wholeNumbers(speed)}</span>
          </span>
        </span>
        <ChevronEndIcon size={18} className={styles.chevron} />
      </button>
    </li>
  );
}
