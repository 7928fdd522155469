"use client";
import { useId, useState } from "react";
import { classNames } from "../../styles/class-names.ts";
import { GameBackground } from "./GameBackground.tsx";
import { GameMotif } from "./GameMotif.tsx";
import * as styles from "./GameTile.css.ts";
import { artHues, artOf } from "./game-art.rules.ts";

interface GameArtProps {
  code: string;
  logo: string | undefined;
  background: string | undefined;
  muted: boolean;
}

/** The game's logo on its picture or colours, or a drawing when there is none or it does not load. */
export function GameArt({ code, logo, background, muted }: GameArtProps) {
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
        {!shown && (
          <g transform="translate(17 -4) scale(.83)">
            <GameMotif index={motif} />
          </g>
        )}
      </svg>
      {background && <GameBackground address={background} />}
      {shown && (
        <img
          className={styles.logo}
          src={logo}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(logo)}
        />
      )}
    </span>
  );
}
