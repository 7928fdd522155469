import { CoinFace } from "../../primitives/Logo/CoinFace.tsx";
import * as styles from "./Credited.css.ts";

const COIN = 56;
const RING = 73;
/** Faint rings around it, whole within the drawing. */
const OUTER_RINGS = [88, 103];

/** The coin of money that has arrived: a ring is drawn around it, then its tick. It does not move under reduced motion. */
export function ArrivalArt() {
  return (
    <svg className={styles.art} viewBox="-180 -104 360 208" aria-hidden="true">
      {OUTER_RINGS.map((radius) => (
        <circle key={radius} className={styles.outerRing} r={radius} />
      ))}
      <circle className={styles.ring} r={RING} pathLength="1" transform="rotate(-90)" />
      <g transform={`translate(${-COIN} ${-COIN}) scale(${COIN / 16})`}>
        <g className={styles.coin}>
          <CoinFace />
        </g>
      </g>
      <g transform="translate(46 46)">
        <circle className={styles.badge} r="22" />
        <path className={styles.tick} d="M-9 .5l6.5 7L9.5-6" pathLength="1" />
      </g>
    </svg>
  );
}
