import type { ReactNode } from "react";

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

/** The drawing of a game, around the point 74, 31 and about 40 wide. */
export const GameMotif = ({ index }: { readonly index: number }) => motifs[index];
