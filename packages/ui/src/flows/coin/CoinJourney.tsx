import { Logo } from "../../primitives/Logo/index.ts";
import { placeOn } from "./arc.rules.ts";
import * as styles from "./CoinJourney.css.ts";

/** Places where the coin has been: share of the way, width in px, opacity. */
const TRACES = [
  { way: 0.16, size: 18, opacity: 0.18 },
  { way: 0.32, size: 24, opacity: 0.32 },
  { way: 0.5, size: 30, opacity: 0.5 },
  { way: 0.7, size: 36, opacity: 0.75 },
].map(({ way, ...looks }) => ({ ...looks, ...placeOn(way) }));

/**
 * The coin on its way from one account to the other: one arc, then it lands and two rings spread. It is at its place at once
 * under reduced motion. Its place is where the line of the element around it is positioned.
 */
export function CoinJourney({ className }: { readonly className: string }) {
  return (
    <span className={`${styles.way} ${className}`} aria-hidden="true" data-part="coin">
      <svg
        className={styles.path}
        viewBox="0 0 100 76"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 70C25.6 -14 75.6 -14 100 62" vectorEffect="non-scaling-stroke" />
      </svg>
      {TRACES.map(({ size, opacity, x, y }) => (
        <span
          key={size}
          className={styles.trace}
          style={{ insetInlineStart: `${x}%`, top: y, opacity }}
        >
          <Logo size={size} />
        </span>
      ))}
      {styles.rings.map((ring) => (
        <span key={ring} className={ring} />
      ))}
      <span className={styles.coin}>
        <span className={styles.face}>
          <Logo size={46} />
        </span>
      </span>
    </span>
  );
}
