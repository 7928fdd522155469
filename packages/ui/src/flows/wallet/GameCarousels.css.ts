import { flowStyle } from "../../styles/flow-style.ts";
import { wide } from "../../styles/media.ts";
import { tileColumns, tileHeight, tileWidth } from "../../styles/tile-width.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const sections = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": { [wide]: tileColumns },
});

/** On a wide screen the second and the third group share a row. */
export const groups = {
  slot: flowStyle({ "@media": { [wide]: { gridColumn: "1 / -1" } } }),
  sport: flowStyle({ "@media": { [wide]: { gridColumn: "1 / -3" } } }),
  lotto: flowStyle({ "@media": { [wide]: { gridColumn: "-3 / -1" } } }),
};

export const section = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 10,
});

export const tiles = flowStyle({
  display: "flex",
  gap: vars.space[3],
  overflow: "hidden",
  "@media": { [wide]: { display: "grid", ...tileColumns, rowGap: 14 } },
});

/** As large as a tile of the group, so that nothing moves when the games are there. */
export const tile = flowStyle({
  flex: "none",
  display: "grid",
  ...tileWidth,
  "@media": { ...tileWidth["@media"], [wide]: { width: "auto" } },
});

export const tileWaiting = flowStyle(tileHeight);

/** As quiet as a skeleton, without its shimmer. */
export const poster = flowStyle({
  ...tileHeight,
  width: "100%",
  borderRadius: `calc(${vars.radius.card} * 5 / 6)`,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.info,
});

/** Says once for all groups why there are no games. */
export const offline = flowStyle({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.sizeBody,
});
