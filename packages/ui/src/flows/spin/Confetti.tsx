import * as styles from "./PrizeDialog.css.ts";

const PIECES = [
  [28, 34, -24, "coin"],
  [70, 12, 40, "positive"],
  [104, 56, 18, "info"],
  [46, 82, -40, "light"],
  [142, 18, 30, "light"],
  [232, 14, -30, "positive"],
  [262, 52, 24, "coin"],
  [304, 26, -16, "info"],
  [332, 70, 44, "light"],
  [292, 92, -50, "coin"],
  [14, 108, 60, "positive"],
  [346, 116, 20, "coin"],
] as const;

/** Pieces of paper around the coin, without movement. */
export function Confetti() {
  return (
    <svg className={styles.confetti} viewBox="0 0 360 130" aria-hidden="true">
      {PIECES.map(([x, y, angle, tone], index) => (
        <rect
          key={x}
          x={-5}
          y={index % 3 === 0 ? -5 : -3}
          width={10}
          height={index % 3 === 0 ? 10 : 6}
          rx={index % 3 === 0 ? 5 : 1.5}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          className={styles.pieces[tone]}
        />
      ))}
    </svg>
  );
}
