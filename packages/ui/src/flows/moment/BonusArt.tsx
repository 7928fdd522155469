import { useId } from "react";
import { CoinStack } from "../coin/CoinStack.tsx";
import * as styles from "./BonusArt.css.ts";

/** Pieces of paper: shape, x, y and angle. They do not move. */
const PIECES = [
  ["dot", 71, 79, 0],
  ["paper", 335, 156, 49],
  ["ribbon", 119, 243, 95],
  ["dot", 388, 246, 0],
  ["paper", 45, 197, 122],
  ["ribbon", 231, 131, 26],
  ["dot", 57, 220, 0],
  ["paper", 251, 39, 103],
  ["ribbon", 32, 88, 6],
  ["dot", 387, 24, 0],
  ["paper", 81, 164, 122],
  ["ribbon", 107, 178, 44],
  ["dot", 121, 33, 0],
  ["paper", 256, 161, 2],
  ["ribbon", 65, 149, 114],
  ["dot", 48, 250, 0],
  ["paper", 8, 196, 56],
  ["ribbon", 65, 166, 148],
  ["dot", 180, 30, 0],
  ["paper", 259, 165, 153],
  ["ribbon", 294, 141, 175],
  ["dot", 14, 123, 0],
  ["paper", 381, 170, 100],
  ["ribbon", 226, 84, 66],
  ["dot", 308, 191, 0],
  ["paper", 334, 159, 55],
] as const;

/** Angles of the rays, in degrees. */
const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Piece({
  piece,
  tone,
}: {
  readonly piece: (typeof PIECES)[number];
  readonly tone: number;
}) {
  const [shape, x, y, angle] = piece;
  if (shape === "dot") return <circle cx={x} cy={y} r="3" className={styles.papers[tone]} />;
  const transform = `translate(${x} ${y}) rotate(${angle})`;
  if (shape === "paper")
    return (
      <rect width="9" height="5" rx="1.5" transform={transform} className={styles.papers[tone]} />
    );
  return <path d="M0 0q5-7 9 0t9 0" transform={transform} className={styles.ribbons[tone]} />;
}

/** The drawing of a bonus that was received: light, pieces of paper, and coins that fall into piles. */
export function BonusArt() {
  const glow = useId();
  return (
    <>
      <svg
        className={styles.scene}
        viewBox="0 0 390 306"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <radialGradient id={glow}>
          <stop className={styles.glow} offset="0" stopOpacity=".34" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx="195" cy="172" r="190" fill={`url(#${glow})`} />
        {RAYS.map((angle) => (
          <path
            key={angle}
            d="M0 0H420L414 71z"
            transform={`translate(195 176) rotate(${angle})`}
            className={styles.ray}
            opacity=".07"
          />
        ))}
        <circle cx="195" cy="172" r="118" className={styles.halo} opacity=".08" />
        {PIECES.map((piece, index) => (
          <Piece key={`${piece[1]} ${piece[2]}`} piece={piece} tone={index % 3} />
        ))}
      </svg>
      <CoinStack className={styles.coins} />
    </>
  );
}
