import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { heroType } from "../../styles/hero-type.ts";
import { landscape, shallow } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";
import { COIN } from "./hub-place.rules.ts";

const { color, font, radius, space } = vars;

/** The wheel stays visible around its prize, at 42 % of its strength. */
const veil = `color-mix(in srgb, ${color.page} 58%, transparent)`;

const root = flowStyle({
  marginBlockStart: COIN / 2,
  maxHeight: `calc(100% - ${COIN / 2}px - 24px)`,
  "@media": {
    [shallow]: { marginBlockStart: 0, maxHeight: "calc(100% - 24px)" },
    [landscape]: { selectors: { "&[data-part=modal]": { maxWidth: 640 } } },
  },
});

globalStyle(`[data-part="scrim"]:has(> ${root}) > [data-part="shade"]`, {
  "@layer": { [layers.flows]: { background: veil } },
});

/** Next to the words in a low window, and over its title, which is hidden. */
const header = flowStyle({
  "@media": {
    [landscape]: { position: "absolute", insetInlineEnd: 0, zIndex: 1, padding: space[2] },
  },
});

/** Of the modal. Its body has no position: what is over its upper edge is placed by the modal, and not cut off. */
export const parts = {
  root,
  header,
  body: flowStyle({ "@media": { [landscape]: { paddingTop: 20 } } }),
};

export const content = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  textAlign: "center",
  // The coin and the words next to the ticket and the buttons, so that all of them are in view.
  "@media": {
    [landscape]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", columnGap: space[6] },
  },
});

export const confetti = flowStyle({
  position: "absolute",
  insetInline: -16,
  bottom: "calc(100% - 24px)",
  zIndex: -1,
  pointerEvents: "none",
  "@media": {
    "(forced-colors: active)": { display: "none" },
    [shallow]: { display: "none" },
  },
});

export const pieces = {
  coin: flowStyle({ fill: color.coin }),
  light: flowStyle({ fill: color.coinDark }),
  positive: flowStyle({ fill: color.positive }),
  info: flowStyle({ fill: color.info }),
};

/** Half of it is over the upper edge of the modal, the line of which is not part of the box that places it. */
export const coin = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: -COIN / 2 - 1,
  display: "grid",
  placeItems: "center",
  width: COIN,
  height: COIN,
  marginInline: "auto",
  borderRadius: radius.full,
  background: color.surface,
  pointerEvents: "none",
  "@media": { [shallow]: { position: "static" }, [landscape]: { alignSelf: "end" } },
});

export const words = flowStyle({
  display: "grid",
  gap: space[1],
  "@media": { [landscape]: { gridColumn: 1, alignSelf: "start" } },
});

/** Width of the part that is torn off. */
const STUB = 84;

/** Half circles cut out of both edges where the ticket is torn. */
const notches = ["0", "100%"]
  .map(
    (edge) =>
      `radial-gradient(circle 11px at ${STUB}px ${edge}, #0000 97%, #000) 0 ${edge} / 100% 51% no-repeat`,
  )
  .join(", ");

export const ticket = flowStyle({
  direction: "ltr",
  display: "grid",
  gridTemplateColumns: `${STUB}px minmax(0, 1fr)`,
  width: "100%",
  minHeight: 132,
  borderRadius: 22,
  overflow: "hidden",
  textAlign: "start",
  mask: notches,
  "@media": { [landscape]: { gridArea: "1 / 2", marginTop: space[10] } },
});

export const stub = flowStyle({
  display: "grid",
  placeItems: "center",
  background: color.accent,
  color: color.onAccent,
  forcedColorAdjust: "none",
});

export const body = flowStyle({
  minWidth: 0,
  display: "grid",
  alignContent: "center",
  padding: `${space[3]} ${space[4]} ${space[3]} 22px`,
  borderInlineStart: `2px dashed ${color.line}`,
});

export const amount = flowStyle({
  ...heroType,
  fontWeight: font.weightHeavy,
  lineHeight: 1.25,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
});

export const value = flowStyle({
  fontSize: font.sizeDisplay,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const detail = flowStyle({
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const actions = flowStyle({
  display: "grid",
  gap: space[2],
  width: "100%",
  "@media": { [landscape]: { gridColumn: 2, alignSelf: "start" } },
});
