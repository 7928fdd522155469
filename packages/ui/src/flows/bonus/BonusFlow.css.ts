import { flowStyle } from "../../styles/flow-style.ts";
import { forced, stillMotion, tiny } from "../../styles/media.ts";
import { walletEdge } from "../../styles/wallet-ground.css.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size, space } = vars;

/** The screen gets the focus when the element that had it is gone; it is not a control and has no focus ring. */
export const screen = flowStyle({
  outline: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const conditions = flowStyle({
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  color: color.accentText,
});

export const balance = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  padding: `${space[1]} 0 ${space[4]}`,
  borderRadius: `calc(${radius.card} * 13 / 12)`,
  boxShadow: `${shadow.card}, ${walletEdge}`,
});

/** Behind the words, and only where there are none. */
export const river = flowStyle({
  zIndex: -1,
  maskImage: "linear-gradient(100deg, #0000 56%, #000 94%)",
  "@media": { [tiny]: { display: "none" } },
});

export const inUse = flowStyle({
  position: "absolute",
  insetBlockStart: space[4],
  insetInlineEnd: 18,
});

export const balanceHint = flowStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  margin: `${space[2]} 18px 0`,
  color: color.bonusMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const hintIcon = flowStyle({ flex: "none", marginBlockStart: "calc((1lh - 16px) / 2)" });

export const codeLater = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: size.control,
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.medium,
  color: color.textMuted,
  lineHeight: font.lineText,
});

export const list = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[3],
  "@media": {
    "(min-width: 48em)": { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
  },
});

/** A card: its frame, around banner and turnover. */
export const card = flowStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.card,
});

export const current = flowStyle({
  gridColumn: "1 / -1",
  border: `2px solid ${color.accent}`,
});

const banner = {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  gap: 2,
  width: "100%",
  minHeight: 104,
  margin: 0,
  padding: `14px ${space[4]}`,
  border: 0,
  borderRadius: "inherit",
  fontFamily: "inherit",
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  textAlign: "start",
} as const;

export const still = flowStyle(banner);

export const pressable = flowStyle({
  ...banner,
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  selectors: {
    "&:active": { transform: "scale(0.985)" },
    "&:focus-visible": { outline: `3px solid ${color.walletText}`, outlineOffset: -5 },
  },
  "@media": { [stillMotion]: { transition: "none" } },
});

/** The banner of the bonus in use ends where its turnover begins. */
export const upper = flowStyle({ borderRadius: 0 });

export const picture = flowStyle({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": { [forced]: { display: "none" } },
});

export const usedPicture = flowStyle({ filter: "grayscale(1)", opacity: 0.55 });

/** Keeps words legible on any picture of a service: it is dense where words are. */
export const shade = flowStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(90deg, ${color.walletEnd} 20%, color-mix(in srgb, ${color.walletEnd} 84%, transparent) 48%, transparent 74%)`,
  "@media": { [forced]: { display: "none" } },
});

export const name = flowStyle({
  maxWidth: "64%",
  fontSize: font.sizeLead,
  fontWeight: font.weightHeavy,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const detail = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: 2,
  maxWidth: "64%",
  color: color.walletText,
});

const tag = {
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  maxWidth: "100%",
  marginBlockEnd: 2,
  padding: "2px 10px",
  border: "1px solid transparent",
  borderRadius: radius.full,
  fontSize: font.sizeCaption,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
} as const;

export const tags = {
  available: flowStyle({
    ...tag,
    background: color.walletThumb,
    color: color.onWalletThumb,
    forcedColorAdjust: "none",
  }),
  current: flowStyle({
    ...tag,
    background: color.accent,
    color: color.onAccent,
    forcedColorAdjust: "none",
  }),
  received: flowStyle({ ...tag, borderColor: color.walletTextMuted, color: color.walletText }),
};

export const body = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  padding: `${space[3]} ${space[4]} ${space[2]}`,
});

export const foot = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  fontSize: font.sizeSmall,
});

export const cancel = flowStyle({
  marginInline: `auto calc(-1 * ${space[4]})`,
  color: color.critical,
});

/** Three facts next to each other, below each other where words are large. */
export const limits = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6rem), 1fr))",
  gap: `${space[3]} 0`,
  padding: `${space[3]} 0`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  textAlign: "center",
});

export const limit = flowStyle({
  display: "grid",
  alignContent: "start",
  gap: 2,
  minWidth: 0,
  paddingInline: space[2],
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.line}` } },
});

export const limitName = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const limitValue = flowStyle({
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
});

export const notice = flowStyle({ lineHeight: font.lineText });

export const actions = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: space[2],
  selectors: { "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
