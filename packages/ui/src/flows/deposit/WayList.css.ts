import { flowStyle } from "../../styles/flow-style.ts";
import { forced } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const group = flowStyle({ display: "grid", gap: space[2] });

export const heading = flowStyle({
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  lineHeight: font.lineText,
  color: color.textMuted,
});

const list = {
  margin: 0,
  padding: 0,
  listStyle: '""',
  borderRadius: radius.card,
  background: color.surfaceRaised,
  overflow: "clip",
} as const;

export const ways = flowStyle({ ...list, border: `1px solid ${color.line}` });
export const lastUsed = flowStyle({ ...list, border: `1.5px solid ${color.control}` });

/** The line begins below the words, not below the logo. */
export const item = flowStyle({
  position: "relative",
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      insetInline: `68px ${space[3]}`,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

export const row = flowStyle({
  display: "flex",
  alignItems: "center",
  columnGap: space[3],
  width: "100%",
  minHeight: 62,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceSunken },
    "&:focus-visible": {
      outline: `3px solid ${color.focus}`,
      outlineOffset: -3,
      borderRadius: radius.card,
    },
  },
});

/** Without space next to the name, the speed goes below it. */
export const texts = flowStyle({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 6,
  minWidth: 0,
});

export const words = flowStyle({ flex: "1 1 110px", minWidth: 0, lineHeight: font.lineText });

export const name = flowStyle({
  display: "block",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const detail = flowStyle({
  display: "block",
  fontSize: font.sizeSmall,
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const speed = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  color: color.textMuted,
  whiteSpace: "nowrap",
});

export const fast = flowStyle({ color: color.positive });

export const chevron = flowStyle({
  flex: "none",
  marginInline: `-6px -4px`,
  color: color.textMuted,
});

export const logo = flowStyle({ position: "relative", flex: "none", lineHeight: 0 });

/** White in every theme, as a QR is. */
export const qrMark = flowStyle({
  position: "absolute",
  insetInlineEnd: -5,
  insetBlockEnd: -5,
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  borderRadius: radius.small,
  background: color.walletThumb,
  color: color.onWalletThumb,
  boxShadow: `0 0 0 2px ${color.surfaceRaised}`,
  forcedColorAdjust: "none",
});

const tile = {
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: 14.6,
  "@media": { [forced]: { border: "1px solid CanvasText" } },
} as const;

export const qrLogo = flowStyle({
  ...tile,
  background: color.positiveSoft,
  color: color.positive,
});
export const phoneLogo = flowStyle({
  ...tile,
  background: color.warningSoft,
  color: color.warning,
});
export const giftLogo = flowStyle({
  ...tile,
  background: color.criticalSoft,
  color: color.critical,
});
export const slipLogo = flowStyle({
  ...tile,
  background: color.accentSoft,
  color: color.accentText,
});
