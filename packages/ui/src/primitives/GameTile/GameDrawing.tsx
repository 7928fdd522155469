import { useId } from "react";
import { gameDrawings } from "./game-drawings.data.tsx";

/** Props of {@link GameDrawing}. */
export type GameDrawingProps = {
  /** 0 to 15. */
  readonly art: number;
  readonly className: string;
  /** `tile` moves it as on a tile, where a part of it is cut off; `whole` does not. */
  readonly place: "tile" | "whole";
};

/** The drawing of a game. */
export function GameDrawing({ art, className, place }: GameDrawingProps) {
  const id = useId();
  const drawing = gameDrawings[art];
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" data-part="drawing">
      <defs>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset=".45" stopColor="#fbcb55" />
          <stop offset="1" stopColor="#d88f1c" />
        </linearGradient>
        <linearGradient id={`${id}jade`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor="#8ff5c6" />
          <stop offset="1" stopColor="#1fb67e" />
        </linearGradient>
        <linearGradient id={`${id}leaf`} x1="0" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor="#b8f06a" />
          <stop offset="1" stopColor="#4fb32f" />
        </linearGradient>
      </defs>
      <g transform={place === "tile" ? drawing?.place : undefined}>
        {drawing?.draw({
          gold: `url(#${id}gold)`,
          jade: `url(#${id}jade)`,
          leaf: `url(#${id}leaf)`,
        })}
      </g>
    </svg>
  );
}
