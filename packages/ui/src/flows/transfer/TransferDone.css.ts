import { flowStyle } from "../../styles/flow-style.ts";
import { forced } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { ENDS_TOP } from "../moment/MomentEnds.css.ts";

const { color, font, radius, space } = vars;

/** The river ends in the colour of the page. */
export const fade = flowStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  maskImage: "linear-gradient(#000 64%, #0000)",
  "@media": { [forced]: { display: "none" } },
});

/** Of one height in every picture: the water begins behind the accounts, and no line runs through their names. */
export const scene = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: `calc(${ENDS_TOP} - 128px)`,
  width: "100%",
  height: 352,
});

/** In the picture in which the coin lands, 14 px below its upper edge. */
export const journey = flowStyle({ top: `calc(${ENDS_TOP} + 14px)` });

export const words = flowStyle({ display: "grid", justifyItems: "center", textAlign: "center" });

export const title = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  color: color.positive,
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
});

export const details = flowStyle({
  marginTop: 6,
  color: color.textMuted,
  fontSize: font.sizeBody,
  lineHeight: font.lineText,
});

export const balances = flowStyle({
  marginInline: -4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const balance = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 68,
  padding: `${space[3]} ${space[4]}`,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const balanceName = flowStyle({
  flex: 1,
  minWidth: 0,
  fontWeight: font.weightMedium,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const balanceAmounts = flowStyle({ display: "grid", justifyItems: "end" });

const change = { fontSize: font.sizeSmall, fontWeight: font.weightMedium } as const;

export const less = flowStyle({ ...change, color: color.textMuted });
export const more = flowStyle({ ...change, color: color.positive });

/** The place of a balance is kept, so that nothing moves when it was read. */
export const unread = flowStyle({ visibility: "hidden" });

export const receipt = flowStyle({ minHeight: 50, fontSize: font.sizeBody });

export const close = flowStyle({ minHeight: 44, fontSize: font.sizeBody });

/** Above the receipt: the next step comes first. */
export const next = flowStyle({ order: -1 });

export const play = flowStyle({ fill: "currentColor" });
