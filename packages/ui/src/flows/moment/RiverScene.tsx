import { useId } from "react";
import * as styles from "./RiverScene.css.ts";
import { HILLS } from "./river.data.ts";

/** x, y and radius of the stars; none where the coin travels. */
const STARS = [
  [3, 113, 0.7],
  [50, 42, 0.8],
  [169, 29, 0.9],
  [368, 119, 0.8],
  [278, 15, 0.7],
  [79, 87, 0.5],
  [188, 19, 0.8],
  [331, 42, 0.8],
  [54, 96, 1.3],
  [71, 22, 1.2],
  [134, 12, 1.1],
  [213, 60, 0.9],
  [151, 25, 1.2],
  [327, 16, 1.1],
  [108, 62, 1.3],
  [233, 50, 0.9],
  [347, 28, 0.9],
] as const;

const WATERS = [211, 247, 277, 307].map((y, line) => {
  const height = 6 + line * 2.4;
  const start = line % 2 === 0 ? -20 : -60;
  return {
    y,
    path: `M${start} ${y}q61-${height} 122 0t122 0 122 0 122 0`,
    strength: 0.44 * (1 - line * 0.14),
  };
});

/** Sky, hills and water at the foot of which the page begins: three flat layers in the colours of the wallet. */
export function RiverScene({ className }: { readonly className: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 390 352" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={styles.sky} offset="0" stopOpacity="0" />
          <stop className={styles.sky} offset=".48" stopOpacity=".3" />
          <stop className={styles.sky} offset="1" stopOpacity=".62" />
        </linearGradient>
        <linearGradient id={`${id}dusk`} x2="0" y2="1">
          <stop className={styles.light} offset=".6" stopOpacity="0" />
          <stop className={styles.light} offset="1" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop className={styles.sky} offset="0" stopOpacity=".66" />
          <stop className={styles.sky} offset=".3" stopOpacity=".34" />
          <stop className={styles.sky} offset=".9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="390" height="177" fill={`url(#${id}sky)`} />
      <rect width="390" height="177" fill={`url(#${id}dusk)`} />
      {STARS.map(([x, y, r]) => (
        <circle key={x} className={styles.star} cx={x} cy={y} r={r} opacity={r * 0.5} />
      ))}
      {HILLS.map((path, layer) => (
        <path
          key={path}
          className={layer === 0 ? styles.hill : styles.nearHill}
          d={path}
          opacity={layer === 0 ? 0.5 : 0.6}
        />
      ))}
      <rect y="175" width="390" height="177" fill={`url(#${id}water)`} />
      {WATERS.map(({ y, path, strength }) => (
        <path key={y} className={styles.wave} d={path} opacity={strength} />
      ))}
    </svg>
  );
}
