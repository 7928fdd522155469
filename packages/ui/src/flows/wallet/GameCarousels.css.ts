import { flowStyle } from "../../styles/flow-style.ts";
import { tileHeight, tileWidth } from "../../styles/tile-width.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const sections = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
});

export const section = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
});

export const tiles = flowStyle({ display: "flex", gap: vars.space[3], overflow: "hidden" });

/** As large as a tile of the carousel, so that nothing moves when the games are there. */
export const tile = flowStyle({ flex: "none", display: "grid", ...tileWidth });

export const tileWaiting = flowStyle(tileHeight);
