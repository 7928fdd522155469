"use client";
import { useState } from "react";
import { GameBackground } from "./GameBackground.tsx";
import { GameSky, GameWater } from "./GameSky.tsx";
import * as styles from "./GameTile.css.ts";
import { artOf } from "./game-art.rules.ts";
import { useGameDrawing } from "./use-game-drawing.ts";

interface GameArtProps {
  code: string;
  hue: number | undefined;
  logo: string | undefined;
  background: string | undefined;
}

/** The game's logo on its picture or colours, or a drawing when there is none or it does not load. */
export function GameArt({ code, hue, logo, background }: GameArtProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const [brokenBackground, setBrokenBackground] = useState<string | undefined>(undefined);
  const shown = logo && logo !== broken;
  const ground = background !== brokenBackground && background;
  const Drawing = useGameDrawing(!shown && !ground);
  const art = artOf(code);

  return (
    <span className={styles.art} aria-hidden="true" data-part="art">
      <GameSky hue={hue ?? art} />
      {Drawing && <Drawing art={art} className={styles.drawing} place="tile" />}
      {ground && <GameBackground address={ground} onError={() => setBrokenBackground(ground)} />}
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
      {!ground && <GameWater hue={hue ?? art} />}
    </span>
  );
}
