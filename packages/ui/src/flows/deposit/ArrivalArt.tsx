import { CoinFace } from "../../primitives/Logo/CoinFace.tsx";
import * as styles from "./Credited.css.ts";

const RINGS = [52, 74, 98];
const COINS = [
  { x: 52, y: 52, r: 8 },
  { x: 116, y: 14, r: 5 },
  { x: 250, y: 16, r: 6 },
  { x: 312, y: 48, r: 11 },
  { x: 290, y: 160, r: 7 },
  { x: 76, y: 166, r: 6 },
] as const;

/** A tick that is drawn when money has arrived, with rings and coins around it. It does not move under reduced motion. */
export function ArrivalArt() {
  return (
    <svg className={styles.art} viewBox="0 -4 360 204" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} className={styles.ring} cx="180" cy="98" r={radius} />
      ))}
      {COINS.map(({ x, y, r }) => (
        <g key={x} transform={`translate(${x - r} ${y - r}) scale(${r / 16})`}>
          <g className={styles.coin}>
            <CoinFace />
          </g>
        </g>
      ))}
      <circle className={styles.disc} cx="180" cy="98" r="42" />
      <path className={styles.tick} d="M162 99l12 13 25-27" pathLength="1" />
    </svg>
  );
}
