import { classNames } from "../shared/class-names.ts";
import * as styles from "./Countdown.css.ts";
import type { CountdownUrgency } from "./countdown.rules.ts";

const radius = 21;
const length = 2 * Math.PI * radius;

/** The ring beside the time: what is left of it, from the top clockwise. */
export function CountdownRing({ part, urgency }: { part: number; urgency: CountdownUrgency }) {
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle className={styles.track} cx="24" cy="24" r={radius} />
      <circle
        className={classNames(styles.arc, styles.arcs[urgency])}
        cx="24"
        cy="24"
        r={radius}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - part)}
        transform="rotate(-90 24 24)"
      />
    </svg>
  );
}
