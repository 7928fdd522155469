import { globalStyle } from "@vanilla-extract/css";
import { fieldsAbove } from "../../styles/fields-above.ts";
import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, magnified, tiny } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

export const own = flowStyle({
  display: "flex",
  gap: vars.space[3],
  alignItems: "center",
  minWidth: 0,
  lineHeight: vars.font.lineText,
});

/** Always visible at the end of the sheet, also above the keyboard of a phone. */
export const pinned = flowStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  selectors: { "[data-keyboard=tight] &": { position: "static" } },
});

globalStyle(fieldsAbove(pinned), {
  "@layer": { [layers.flows]: { scrollMarginBlockEnd: "5rem" } },
});

export const back = flowStyle({ alignSelf: "flex-start", marginInlineStart: -12 });

/** With a code: on a phone in landscape it is next to everything else. */
export const shown = flowStyle({
  "@media": {
    [landscape]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      rowGap: vars.space[2],
    },
  },
});

/**
 * White in every theme, because cameras need a quiet zone. The code fills 84 % of it: the quiet zone of the picture is
 * placed on the padding.
 */
export const code = flowStyle({
  alignSelf: "center",
  boxSizing: "border-box",
  width: "min(262px, 100%)",
  padding: 21,
  borderRadius: vars.radius.card,
  overflow: "clip",
  background: vars.color.qr,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  lineHeight: 0,
  forcedColorAdjust: "none",
  "@media": {
    [landscape]: {
      gridArea: "1 / 1 / span 4",
      alignSelf: "start",
      width: "clamp(180px, 100dvh - 170px, 262px)",
    },
  },
});

export const picture = flowStyle({
  width: "100%",
  aspectRatio: "1",
  objectFit: "contain",
  imageRendering: "pixelated",
});

export const once = flowStyle({
  display: "flex",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

export const onceIcon = flowStyle({
  flex: "none",
  color: vars.color.positive,
  marginBlockStart: "0.2em",
});

export const two = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
  gap: vars.space[2],
  // On the narrowest phones each is as wide as its text, so that none breaks.
  "@media": {
    [tiny]: { gridTemplateColumns: "auto auto" },
    [landscape]: { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" },
    [magnified]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const wholeRow = flowStyle({ gridColumn: "1 / -1" });

export const centred = flowStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  textAlign: "center",
});

export const wide = flowStyle({ display: "grid", gap: vars.space[2], width: "100%" });
