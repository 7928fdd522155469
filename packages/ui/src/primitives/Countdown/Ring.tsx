import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Countdown.css.ts";
import type { CountdownUrgency } from "./countdown.rules.ts";

const radius = 21;
const length = 2 * Math.PI * radius;

interface RingProps {
  /** Share of the time left, 0 to 1. */
  part: number;
  urgency: CountdownUrgency;
  size: keyof typeof styles.rings;
}

/**
 * The time left, clockwise from the top. Hydration differs, because a server rendered it earlier
 * with another clock.
 */
export function Ring({ part, urgency, size }: RingProps) {
  const weight = styles.weights[size];
  return (
    <svg
      className={classNames(styles.ring, styles.rings[size])}
      data-part="ring"
      data-state={urgency}
      viewBox="0 0 48 48"
      aria-hidden="true"
      suppressHydrationWarning
    >
      <circle className={classNames(styles.track, weight)} cx="24" cy="24" r={radius} />
      <circle
        className={classNames(styles.groove, styles.grooves[size])}
        cx="24"
        cy="24"
        r={radius}
      />
      <circle
        className={classNames(styles.arc, styles.arcs[urgency], weight)}
        cx="24"
        cy="24"
        r={radius}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - part)}
        transform="rotate(-90 24 24)"
        suppressHydrationWarning
      />
    </svg>
  );
}
