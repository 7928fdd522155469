import { type ReactNode, useId } from "react";
import * as styles from "./GameTile.css.ts";
import { gameHues } from "./game-art.rules.ts";

/** Props of {@link GameSky} and {@link GameWater}. */
export type GameSceneProps = {
  /** Place of the colours, 0 to 15. */
  readonly hue: number;
};

/** A layer as large as the tile, with which it is stretched. */
const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.scene} viewBox="0 0 176 134" preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);

/** Behind the drawing of a tile: sky, glow and hills. */
export function GameSky({ hue }: GameSceneProps) {
  const id = useId();
  const [light, dark, edge, glow] = gameHues[hue] ?? gameHues[0];
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}sky`} x1=".1" y1="0" x2=".25" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".56" stopColor={dark} />
          <stop offset=".7" stopColor={edge} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor={glow} stopOpacity=".9" />
          <stop offset=".45" stopColor={glow} stopOpacity=".34" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="176" height="134" fill={`url(#${id}sky)`} />
      <circle cx="140" cy="42" r="102.6" fill={`url(#${id}glow)`} />
      <path
        d="M-4 88.4c22-12 39-14 57-3c21-15 45-13 63 1c21-8 42-10 66-2V134H-4z"
        fill={dark}
        fillOpacity=".8"
      />
    </Scene>
  );
}

/** Over the drawing: dark water behind the words, and lines of the river, which fade in after the words and cross none. */
export function GameWater({ hue }: GameSceneProps) {
  const id = useId();
  const [, dark] = gameHues[hue] ?? gameHues[0];
  return (
    <Scene>
      <defs>
        <radialGradient
          id={`${id}water`}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="142"
          r="172.5"
          gradientTransform="translate(0 51) scale(1 .64)"
        >
          <stop offset="0" stopColor={dark} />
          <stop offset=".52" stopColor={dark} stopOpacity=".88" />
          <stop offset="1" stopColor={dark} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}line`} gradientUnits="userSpaceOnUse" x1="79" x2="150">
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
      </defs>
      <rect width="176" height="134" fill={`url(#${id}water)`} />
      <g fill="none" stroke={`url(#${id}line)`} strokeWidth="1.2">
        <path d="M-6 97.4c32-5 60-5 92 0s63 5 102 0" strokeOpacity=".2" />
        <path d="M-6 106.4c32-6 60-6 92 0s63 6 102 0" strokeOpacity=".165" />
        <path d="M-6 115.4c32-7 60-7 92 0s63 7 102 0" strokeOpacity=".13" />
        <path d="M-6 124.4c32-8 60-8 92 0s63 8 102 0" strokeOpacity=".095" />
      </g>
    </Scene>
  );
}
