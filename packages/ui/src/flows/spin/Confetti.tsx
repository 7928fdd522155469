import * as styles from "./PrizeDialog.css.ts";

const PIECES = [
  [28, 70, -24, "coin"],
  [70, 24, 40, "positive"],
  [104, 122, 18, "info"],
  [46, 168, -40, "light"],
  [132, 52, 30, "light"],
  [232, 20, -30, "positive"],
  [262, 108, 24, "coin"],
  [304, 52, -16, "info"],
  [332, 142, 44, "light"],
  [292, 186, -50, "coin"],
  [14, 214, 60, "positive"],
  [346, 226, 20, "coin"],
] as const;

/** Pieces of paper over the wheel, around the coin, without movement. */
export function Confetti() {
  return (
    <svg className={styles.confetti} viewBox="0 0 360 240" aria-hidden="true">
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
