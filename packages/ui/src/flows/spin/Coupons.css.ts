import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** Half circles cut out of an edge, as where a ticket is torn. */
const torn = (size: number) =>
  `radial-gradient(circle ${size}px at 100% 0, transparent 98%, #000) 0 0 / 100% 51% no-repeat, ` +
  `radial-gradient(circle ${size}px at 100% 100%, transparent 98%, #000) 0 100% / 100% 51% no-repeat`;

export const stub = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 64,
  minHeight: 52,
  padding: `${space[1]} 6px`,
  borderRadius: radius.medium,
  textAlign: "center",
  fontSize: font.sizeCaption,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
  overflow: "hidden",
  mask: torn(6),
  forcedColorAdjust: "none",
});

/** The colours of the slice promise a prize. */
export const stubExpired = flowStyle({ background: color.surfaceSunken, color: color.textMuted });

export const row = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = flowStyle({ flex: "1 1 7.5rem", minWidth: 0, display: "grid" });

export const name = flowStyle({
  fontWeight: font.weightMedium,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
});

export const times = flowStyle({ color: color.textMuted, fontWeight: font.weightRegular });

export const until = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  fontVariantNumeric: "tabular-nums",
});

export const claim = flowStyle({ flex: "none", marginInlineStart: "auto" });
