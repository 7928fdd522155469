import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { hiddenRule } from "../../styles/hidden-rule.ts";
import { forced, shallow, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

const { color, font, radius, space } = vars;

/** Height that words and buttons need below the picture. */
const BELOW = "436px";

/** A little of the text's colour, for edges and for fills on the ground. */
const veil = (share: number) => `color-mix(in srgb, ${color.bonusText} ${share}%, transparent)`;

const header = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: 1,
  padding: `10px ${space[4]} 0`,
});

globalStyle(`${header} > [data-part="grab"]`, {
  "@layer": { [layers.flows]: { background: veil(30) } },
});

/** Parts of a sheet in the violet of the bonus card: whatever is in it has the colours of that card. */
export const parts = {
  root: flowStyle({
    vars: {
      [color.text]: color.bonusText,
      [color.textMuted]: color.bonusMuted,
      [color.accentText]: color.bonusAmount,
      [color.surfaceSunken]: veil(14),
      [color.line]: veil(12),
      [color.focus]: color.bonusAmount,
    },
    maxHeight: "min(700px, 100% - 12px)",
    border: 0,
    color: color.bonusText,
    background: `radial-gradient(86% 46% at 50% 25%, ${color.bonusStart}, transparent), linear-gradient(${color.bonusStart} -46%, ${color.bonusEnd} 62%)`,
    // Visible only in forced colours, which remove the background.
    outline: "1px solid transparent",
    selectors: { "&[data-part=flow]": { position: "relative", maxHeight: "none", padding: 0 } },
    "@media": {
      [wide]: { maxHeight: "min(700px, 100% - 64px)", maxWidth: 440 },
      [forced]: { border: "1px solid CanvasText" },
    },
  }),
  header,
  description: flowStyle(hiddenRule),
  close: flowStyle({
    gridColumn: 2,
    margin: 0,
    borderRadius: radius.full,
    background: color.bonusEnd,
    color: color.bonusText,
  }),
  body: flowStyle({ marginTop: 0, paddingTop: 0 }),
  footer: flowStyle({
    gap: space[1],
    padding: `${space[1]} 20px max(${space[5]}, env(safe-area-inset-bottom, 0px))`,
    boxShadow: `0 -18px 10px -8px ${color.bonusEnd}`,
    "@media": { [shallow]: { boxShadow: "none" } },
  }),
};

export const moment = flowStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const hero = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  height: `clamp(136px, 100dvh - ${BELOW}, 278px)`,
  marginInline: -20,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
});

export const words = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  textAlign: "center",
});

export const saved = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 32,
  padding: "0 14px",
  borderRadius: radius.full,
  background: color.bonusEnd,
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
});

export const tick = flowStyle({ flex: "none", color: color.bonusAmount });

export const title = flowStyle({
  marginTop: space[3],
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
});

export const amount = flowStyle({ color: color.bonusAmount });

/** The place of what is being read is kept, so that nothing moves when it was read. */
export const unread = flowStyle({ visibility: "hidden" });

export const added = flowStyle({ color: color.bonusMuted, lineHeight: font.lineText });

export const turnover = flowStyle({
  display: "grid",
  gap: space[1],
  width: "100%",
  marginTop: space[4],
  padding: `14px ${space[4]}`,
  border: `1px solid ${veil(12)}`,
  borderRadius: 20,
  background: `color-mix(in srgb, ${color.bonusEnd} 60%, transparent)`,
  textAlign: "start",
});

/** Turnover that has not begun is a dot, so that the bar is seen as one. */
export const bar = flowStyle({});

globalStyle(`${bar} progress`, {
  "@layer": { [layers.flows]: { height: 10, marginBlock: "6px 4px" } },
});
globalStyle(`${bar} progress::-webkit-progress-value`, {
  "@layer": { [layers.flows]: { minInlineSize: 10 } },
});
globalStyle(`${bar} progress::-moz-progress-bar`, {
  "@layer": { [layers.flows]: { minInlineSize: 10 } },
});

export const left = flowStyle({
  color: color.bonusMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const play = flowStyle({ fill: "currentColor" });
export const conditions = flowStyle({ minHeight: 44 });
