import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { print } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";
import { BAND } from "./receipt-band.data.ts";

const { color, font, radius, shadow, space } = vars;

const EDGE = 22;
const SEAL = 56;
/** Radius of a notch at an end of the tear line. */
const NOTCH = 9;
/** Height of a scallop of the lower end. */
const SCALLOP = 8;

const notch = (corner: string) =>
  `radial-gradient(circle at ${corner}, #0000 ${NOTCH}px, #000 ${NOTCH + 0.5}px)`;

/** A torn-off paper: the holes show what is behind it. Its shadow does not show through the scallops. */
export const paper = flowStyle({
  position: "relative",
  isolation: "isolate",
  width: "100%",
  maxWidth: BAND.width,
  marginInline: "auto",
  color: color.paperText,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      inset: `${NOTCH}px ${NOTCH}px ${SCALLOP * 2}px`,
      zIndex: -1,
      borderRadius: radius.card,
      boxShadow: shadow.card,
    },
  },
});

const part = {
  position: "relative",
  paddingInline: EDGE,
  background: color.paper,
  maskRepeat: "no-repeat",
} as const;

export const upper = flowStyle({
  ...part,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBottom: 6,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  overflow: "hidden",
  maskImage: `${notch("0 100%")}, ${notch("100% 100%")}`,
  maskSize: "51% 100%",
  maskPosition: "left, right",
});

export const lower = flowStyle({
  ...part,
  paddingBlock: `10px 46px`,
  maskImage: `${notch("0 0")}, ${notch("100% 0")}, radial-gradient(${SCALLOP}px ${SCALLOP}px at 50% 0, #000 97%, #0000)`,
  maskSize: `51% calc(100% - ${SCALLOP}px), 51% calc(100% - ${SCALLOP}px), ${SCALLOP * 2}px ${SCALLOP}px`,
  maskPosition: "left top, right top, left bottom",
  maskRepeat: "no-repeat, no-repeat, round no-repeat",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInline: NOTCH,
      top: -1,
      borderTop: `2px dashed ${color.paperMuted}`,
      opacity: 0.45,
    },
  },
});

export const band = flowStyle({
  position: "relative",
  height: BAND.height,
  marginInline: -EDGE,
  padding: `${space[4]} ${EDGE}px 0`,
});

export const brand = flowStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  maxWidth: "72%",
  fontSize: font.sizeLead,
  fontWeight: font.weightHeavy,
  lineHeight: 1.4,
});

export const title = flowStyle({
  position: "relative",
  marginTop: space[2],
  maxWidth: "64%",
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  lineHeight: 1.3,
});

/** Half of it is on the band. */
export const seal = flowStyle({
  position: "relative",
  justifySelf: "center",
  display: "grid",
  placeItems: "center",
  width: SEAL,
  height: SEAL,
  marginTop: -SEAL / 2,
  borderRadius: radius.full,
  boxShadow: `0 0 0 5px ${color.paper}`,
});

/** A ring is no seal: what it says can still change. */
export const seals = {
  success: flowStyle({ background: color.paperPositive, color: color.paper }),
  processing: flowStyle({
    background: color.paper,
    border: `4px solid ${color.paperWarning}`,
    color: color.paperWarning,
  }),
  failed: flowStyle({ background: color.paperCritical, color: color.paper }),
};

const centred = { justifySelf: "center", textAlign: "center", textWrap: "balance" } as const;

export const outcome = flowStyle({
  ...centred,
  marginTop: 10,
  fontWeight: font.weightStrong,
});

export const tones = {
  success: flowStyle({ color: color.paperPositive }),
  processing: flowStyle({ color: color.paperWarning }),
  failed: flowStyle({ color: color.paperCritical }),
};

export const amount = flowStyle({ justifySelf: "center" });

export const inWords = flowStyle({
  ...centred,
  marginTop: 2,
  fontSize: font.sizeSmall,
  color: color.paperMuted,
});

export const rows = flowStyle({ display: "grid" });

export const row = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  minHeight: 32,
});

export const label = flowStyle({ color: color.paperMuted });

export const value = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  minWidth: 0,
  marginInlineStart: "auto",
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  overflowWrap: "anywhere",
});

/** A target that is larger than its line. */
export const copy = flowStyle({
  flex: "none",
  marginBlock: -6,
  marginInlineEnd: -13,
  color: color.paperMuted,
  "@media": { [print]: { display: "none" } },
  selectors: {
    "&:focus-visible": { outlineColor: color.paperText, outlineOffset: -3 },
    "&:hover": { background: "none" },
  },
});
// The failure of the button, which has the colours of a page otherwise.
globalStyle(`${value} > [role="status"]`, {
  "@layer": { [layers.flows]: { color: color.paperCritical } },
});
