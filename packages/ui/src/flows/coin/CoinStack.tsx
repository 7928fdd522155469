import { useId } from "react";
import { CoinFace } from "../../primitives/Logo/CoinFace.tsx";
import * as styles from "./CoinStack.css.ts";

/** Half of the width of a coin, in its own drawing. */
const RADIUS = 62;
/** Half of the height of its face: a coin is seen from above. */
const DEPTH = 22.3;

/** Piles: level, x and y of each coin, and the size of its coins. */
const PILES = [
  {
    size: 0.677,
    coins: [
      [0, 112, 252],
      [1, 115, 239],
      [2, 109, 226],
    ],
  },
  {
    size: 0.645,
    coins: [
      [0, 282, 256],
      [1, 285, 243],
    ],
  },
  {
    size: 1,
    coins: [
      [0, 196, 250],
      [1, 199, 234],
      [2, 193, 218],
      [3, 198, 202],
      [4, 194, 186],
      [4, 197, 170],
    ],
  },
] as const;

/** Notches of an edge, each below the rim of the face. */
const NOTCHES = Array.from({ length: 19 }, (_, index) => {
  const angle = ((index + 1) * Math.PI) / 20;
  const [x, y] = [-RADIUS * Math.cos(angle), DEPTH * Math.sin(angle)];
  return `M${x.toFixed(1)} ${(y + 1).toFixed(1)}v13`;
}).join("");

/** The one coin in piles, seen from above: its coins fall one after another, and the last one is turned to the member. */
export function CoinStack({ className }: { readonly className: string }) {
  const id = useId();
  return (
    <svg
      className={`${styles.stack} ${className}`}
      viewBox="54 50 284 244"
      aria-hidden="true"
      data-part="coins"
    >
      <defs>
        <linearGradient id={`${id}edge`}>
          <stop className={styles.dark} offset="0" />
          <stop className={styles.light} offset=".35" />
          <stop className={styles.dark} offset=".7" />
          <stop className={styles.away} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}face`} x1=".1" y1="0" x2=".9" y2="1">
          <stop className={styles.light} offset="0" />
          <stop className={styles.middle} offset=".45" />
          <stop className={styles.dark} offset="1" />
        </linearGradient>
        <g id={`${id}coin`}>
          <path d="M-62 0v15a62 22.3 0 0 0 124 0v-15z" fill={`url(#${id}edge)`} />
          <path d={NOTCHES} className={styles.mark} strokeOpacity=".35" strokeWidth="1.4" />
          <ellipse rx={RADIUS} ry={DEPTH} fill={`url(#${id}face)`} />
          <ellipse
            rx="47.7"
            ry="17.2"
            className={styles.mark}
            strokeOpacity=".4"
            strokeWidth="1.6"
          />
          <path
            transform="scale(3.875 1.395)"
            d="M-8.5-2.8c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0M-8.5 2.8c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0"
            className={styles.mark}
            strokeWidth="1.9"
            strokeLinecap="round"
          />
        </g>
      </defs>
      <ellipse cx="195" cy="268" rx="138" ry="22" className={styles.shadow} opacity=".7" />
      {PILES.flatMap(({ size, coins }) =>
        coins.map(([level, x, y]) => (
          <g key={`${x} ${y}`} className={styles.levels[level]}>
            <use href={`#${id}coin`} transform={`translate(${x} ${y}) scale(${size})`} />
          </g>
        )),
      )}
      <g className={styles.levels[5]}>
        <g transform="rotate(-14 196 88) translate(162 54) scale(2.125)">
          <CoinFace />
        </g>
      </g>
    </svg>
  );
}
