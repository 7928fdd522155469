import { useId } from "react";
import { Logo } from "../../primitives/Logo/index.ts";
import { HILLS } from "../moment/river.data.ts";
import * as styles from "./ReceiptBand.css.ts";
import {
  BAND,
  CLOUDS,
  FOOT_WAVES,
  GLITTER,
  HILL_OPACITIES,
  HILLS_PLACE,
  SKY,
  SUN,
  WATER,
} from "./receipt-band.data.ts";

const GROUNDS = [
  ["sky", SKY],
  ["water", WATER],
] as const;
const { width, height, horizon } = BAND;
const { x, y, size, glow } = SUN;
const { x: left, y: top, scaleX, scaleY } = HILLS_PLACE;

/** The river in the morning, with the coin as its sun: the same in every theme, as the paper is. */
export function ReceiptBand() {
  const id = useId();
  return (
    <svg
      className={styles.band}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        {GROUNDS.map(([part, stops]) => (
          <linearGradient key={part} id={id + part} x2="0" y2="1">
            {stops.map(([offset, ink, opacity]) => (
              <stop
                key={offset}
                className={styles.inks[ink]}
                offset={offset}
                stopOpacity={opacity}
              />
            ))}
          </linearGradient>
        ))}
        <radialGradient id={`${id}glow`}>
          <stop className={styles.inks.light} offset="0" stopOpacity=".95" />
          <stop className={styles.inks.light} offset=".4" stopOpacity=".6" />
          <stop className={styles.inks.light} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={horizon} fill={`url(#${id}sky)`} />
      {CLOUDS.map(([start, at, length, thickness, opacity]) => (
        <path
          key={at}
          className={styles.clouds}
          d={`M${start} ${at}h${length}`}
          strokeWidth={thickness}
          opacity={opacity}
        />
      ))}
      <circle cx={x} cy={y} r={glow} fill={`url(#${id}glow)`} />
      <Logo x={x - size / 2} y={y - size / 2} size={size} />
      <g transform={`translate(${left} ${top}) scale(${scaleX} ${scaleY})`}>
        {HILLS.map((path, layer) => (
          <path
            key={path}
            className={styles.inks.river}
            d={path}
            opacity={HILL_OPACITIES[layer]}
            data-ink="river"
          />
        ))}
      </g>
      <rect y={horizon} width={width} height={height - horizon} fill={`url(#${id}water)`} />
      {GLITTER.map(([start, at, length, opacity]) => (
        <rect
          key={at}
          className={styles.inks.light}
          x={start}
          y={at}
          width={length}
          height="3.4"
          rx="1.7"
          opacity={opacity}
        />
      ))}
    </svg>
  );
}

/** River lines at the foot of the paper. */
export function ReceiptWaves() {
  return (
    <svg
      className={styles.waves}
      viewBox="0 0 350 36"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {FOOT_WAVES.map(([path, opacity]) => (
        <path key={path} d={path} strokeOpacity={opacity} />
      ))}
    </svg>
  );
}
