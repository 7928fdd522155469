import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** From edge to edge of the sheet. */
export const stage = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  justifyItems: "center",
  gap: space[10],
  marginInline: -20,
  padding: `${space[3]} 20px ${space[6]}`,
  "@media": {
    [wide]: { marginInline: 0, borderRadius: radius.card },
    [landscape]: { gap: space[8], marginInline: 0, borderRadius: radius.card },
  },
});

export const head = flowStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  width: "100%",
});

export const name = flowStyle({
  minWidth: 0,
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
});

export const coins = flowStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 36,
  padding: `0 ${space[3]}`,
  borderRadius: radius.full,
  background: color.walletControl,
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

/** 350 px (journey.txt §9), less on a narrower phone and more in a dialog (ADR 0074). */
export const wheel = flowStyle({
  position: "relative",
  width: "min(350px, 100%)",
  aspectRatio: "1",
  "@media": {
    [wide]: { width: "min(486px, 100%, 100dvh - 272px)" },
    [landscape]: { width: "min(350px, 100%, 100dvh - 172px)" },
  },
});

export const picture = flowStyle({ display: "block", width: "100%", height: "100%" });

/**
 * The ready picture: a layer of its own from the start, so that the compositor turns it and nothing is painted when a
 * turn begins.
 */
export const disc = flowStyle({
  position: "absolute",
  inset: 0,
  borderRadius: "50%",
  willChange: "transform",
});

export const label = flowStyle({
  fontFamily: font.family,
  fontWeight: font.weightHeavy,
});

export const pointer = flowStyle({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  display: "block",
  width: "100%",
});

export const hub = flowStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});

export const light = flowStyle({ stopColor: color.coinLight });
export const dark = flowStyle({ stopColor: color.coinDark });
export const gap = flowStyle({ fill: color.walletEnd });
export const bulbOn = flowStyle({ fill: color.coinLight });
export const bulbOff = flowStyle({ fill: color.coinMark });
export const pin = flowStyle({ fill: color.walletText, stroke: color.walletEnd });
export const pinDot = flowStyle({ fill: color.coinDark });
