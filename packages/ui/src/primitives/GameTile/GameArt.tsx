"use client";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./GameTile.css.ts";
import { artHues, artOf } from "./game-art.rules.ts";

const gold = "#f5c451";
const paper = "#fffdf7";

/** Reels, dice, chips, a star over water and a ball: generic drawings of games. */
const motifs: readonly ReactNode[] = [
  <g key="reels" strokeLinejoin="round">
    <rect x="56" y="18" width="36" height="30" rx="7" fill={paper} fillOpacity=".16" />
    <rect x="60" y="22" width="8" height="22" rx="3" fill={paper} fillOpacity=".9" />
    <rect x="70" y="22" width="8" height="22" rx="3" fill={gold} />
    <rect x="80" y="22" width="8" height="22" rx="3" fill={paper} fillOpacity=".9" />
  </g>,
  <g key="dice">
    <rect x="54" y="22" width="26" height="26" rx="7" fill={paper} transform="rotate(-12 67 35)" />
    <g fill="#26190a">
      <circle cx="61" cy="30" r="2.6" />
      <circle cx="67" cy="35" r="2.6" />
      <circle cx="73" cy="40" r="2.6" />
    </g>
    <rect x="76" y="14" width="18" height="18" rx="5" fill={gold} transform="rotate(14 85 23)" />
    <circle cx="85" cy="23" r="2.4" fill="#26190a" />
  </g>,
  <g key="chips" fill="none" strokeWidth="5">
    <circle cx="80" cy="24" r="13" stroke={paper} strokeOpacity=".85" strokeDasharray="7 5" />
    <circle cx="66" cy="38" r="13" fill={gold} stroke={paper} strokeDasharray="7 5" />
    <circle cx="66" cy="38" r="5" stroke="#7a4e06" strokeWidth="2" />
  </g>,
  <g key="star">
    <path
      d="M76 10l5.6 12.4 13.4 1.4-10 9 2.9 13.2L76 39.2 64.1 46l2.9-13.2-10-9 13.4-1.4z"
      fill={gold}
    />
    <circle cx="54" cy="20" r="2.5" fill={paper} />
    <circle cx="60" cy="44" r="1.8" fill={paper} />
  </g>,
  <g key="ball" fill="none" stroke={paper} strokeWidth="4">
    <circle cx="76" cy="30" r="17" />
    <path d="M76 21.5l8 5.8-3 9.5H71l-3-9.5z" fill={gold} stroke="none" />
  </g>,
];

interface GameArtProps {
  code: string;
  logo: string | undefined;
  muted: boolean;
}

/** The game's logo on its colours, or a drawing when there is none or it does not load. */
export function GameArt({ code, logo, muted }: GameArtProps) {
  const id = useId();
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const { hue, motif } = artOf(code);
  const [light, deep] = artHues[hue] ?? artHues[0];
  const shown = logo && logo !== broken;

  return (
    <span
      className={classNames(styles.art, muted && styles.artMuted)}
      aria-hidden="true"
      data-part="art"
    >
      <svg
        className={styles.canvas}
        viewBox="0 0 100 75"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <defs>
          <radialGradient id={id} cx=".3" cy=".15" r="1.1">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={deep} />
          </radialGradient>
        </defs>
        <rect width="100" height="75" fill={`url(#${id})`} />
        <path d="M-5 56c20-9 36-9 55 0s36 9 60-2v30H-5z" fill="#000" fillOpacity=".16" />
        {!shown && <g transform="translate(17 -4) scale(.83)">{motifs[motif]}</g>}
      </svg>
      {shown && (
        <img
          className={styles.logo}
          src={logo}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(logo)}
        />
      )}
    </span>
  );
}
