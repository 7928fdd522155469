import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

const { color, font, radius, space } = vars;

/** Height of a wave of the torn edge. */
const TORN = 8;
const WAVES = `${TORN * 3}px ${TORN}px`;

/** A sheet torn off at its lower end. The line around the paper is a sheet behind it; the seal above is not cut. */
const torn = {
  content: '""',
  position: "absolute",
  zIndex: -1,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  maskImage: `linear-gradient(#000, #000), radial-gradient(${TORN * 1.5}px ${TORN}px at 50% 0, #000 97%, transparent)`,
  maskSize: `100% calc(100% - ${TORN}px), ${WAVES}`,
  maskPosition: "top, bottom left",
  maskRepeat: "no-repeat, round no-repeat",
} as const;

export const paper = flowStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  marginBlockStart: 38,
  padding: `52px ${space[4]} calc(${space[4]} + ${TORN}px)`,
  color: color.paperText,
  selectors: {
    "&::before": { ...torn, inset: 0, background: color.line },
    "&::after": { ...torn, inset: 1, background: color.paper },
  },
});

/** Half of it is above the paper. */
export const seal = flowStyle({
  position: "absolute",
  insetBlockStart: -36,
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  borderRadius: radius.full,
  boxShadow: `0 0 0 6px ${color.paper}`,
});

export const seals = {
  success: flowStyle({ background: color.paperPositive, color: color.paper }),
  processing: flowStyle({ background: color.paperWarning, color: color.paper }),
  failed: flowStyle({ background: color.paperCritical, color: color.paper }),
};

export const outcome = flowStyle({
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  textAlign: "center",
  textWrap: "balance",
});

export const tones = {
  success: flowStyle({ color: color.paperPositive }),
  processing: flowStyle({ color: color.paperWarning }),
  failed: flowStyle({ color: color.paperCritical }),
};

export const amount = flowStyle({ marginBlock: space[1] });

export const time = flowStyle({
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  color: color.paperMuted,
});

const NOTCH = 20;

/** A hole at one end of the perforation: the sheet is visible through it. */
const notch = {
  content: '""',
  position: "absolute",
  insetBlockStart: -(NOTCH / 2) - 1,
  width: NOTCH,
  height: NOTCH,
  borderRadius: radius.full,
  border: `1px solid ${color.line}`,
  background: color.surface,
} as const;

/** The half of its border that is outside of the paper. */
const OPEN = {
  start: { clipPath: `inset(0 ${NOTCH / 2 - 1}px 0 0)` },
  end: { clipPath: `inset(0 0 0 ${NOTCH / 2 - 1}px)` },
} as const;

export const perforation = flowStyle({
  width: "100%",
  position: "relative",
  height: 2,
  overflow: "visible",
  marginBlock: `${space[4]} ${space[2]}`,
  border: 0,
  borderBlockStart: `2px dashed ${color.paperMuted}`,
  selectors: {
    "&::before": {
      ...notch,
      insetInlineStart: `calc(-1 * ${space[4]} - ${NOTCH / 2}px)`,
      ...OPEN.end,
    },
    "&::after": {
      ...notch,
      insetInlineEnd: `calc(-1 * ${space[4]} - ${NOTCH / 2}px)`,
      ...OPEN.start,
    },
  },
});

export const rows = flowStyle({ display: "grid", width: "100%" });

export const row = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
  minHeight: 52,
});

export const label = flowStyle({ fontSize: font.sizeSmall, color: color.paperMuted });

export const value = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  minWidth: 0,
  marginInlineStart: "auto",
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const lines = flowStyle({ display: "grid", minWidth: 0 });
export const first = flowStyle({ fontWeight: font.weightStrong });
export const long = flowStyle({ fontSize: font.sizeSmall });
export const copy = flowStyle({
  flex: "none",
  marginInlineEnd: -12,
  color: color.paperText,
  selectors: {
    "&:focus-visible": { outlineColor: color.paperText },
    "&:hover": { background: "none" },
  },
});
// The failure of the button, which has the colours of a page otherwise.
globalStyle(`${value} > [role="status"]`, {
  "@layer": { [layers.flows]: { color: color.paperCritical } },
});

export const second = flowStyle({ fontSize: font.sizeSmall, color: color.paperMuted });

export const brand = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[3],
  fontWeight: font.weightHeavy,
});

export const buttons = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space[3],
});
