"use client";
import { useId, useState } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./GameMark.css.ts";
import { artOf, gameHues } from "./game-art.rules.ts";
import { useGameDrawing } from "./use-game-drawing.ts";

/** Props of {@link GameMark}. */
export interface GameMarkProps {
  /** Code of the game; selects the colours, and the drawing of a game without a logo. */
  code: string;
  /** Address of the game's own logo. */
  logo?: string | undefined;
  /** `large` and `hero` are for the head of a screen about the game. @default "small" */
  size?: keyof typeof styles.sizes;
}

/** The logo of a game as a small square; decoration next to its name. */
export function GameMark({ code, logo, size = "small" }: GameMarkProps) {
  const id = useId();
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const art = artOf(code);
  const [light, dark] = gameHues[art] ?? gameHues[0];
  const shown = logo && logo !== broken;
  const Drawing = useGameDrawing(!shown);
  return (
    <span
      className={classNames(styles.mark, styles.sizes[size])}
      aria-hidden="true"
      data-part="mark"
    >
      <svg className={styles.canvas} viewBox="0 0 46 46" aria-hidden="true">
        <defs>
          <radialGradient id={id} cx=".3" cy=".15" r="1.1">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={dark} />
          </radialGradient>
        </defs>
        <rect width="46" height="46" fill={`url(#${id})`} />
      </svg>
      {Drawing && <Drawing art={art} className={styles.logo} place="whole" />}
      {shown && (
        <img
          className={styles.logo}
          src={logo}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(logo)}
        />
      )}
    </span>
  );
}
