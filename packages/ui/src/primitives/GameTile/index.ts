export { GameTile, type GameTileProps } from "./GameTile.tsx";
export { huesInRow } from "./game-art.rules.ts";
