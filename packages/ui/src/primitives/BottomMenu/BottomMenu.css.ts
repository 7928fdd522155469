import { vars } from "../../theme/contract.css.ts";
import { forced, wide } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const { color, font, motion, radius, size } = vars;

export const menu = primitiveStyle({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.bar,
  minHeight: size.bottomMenu,
  padding: "10px 10px 0",
  paddingInline:
    "max(10px, env(safe-area-inset-left, 0px)) max(10px, env(safe-area-inset-right, 0px))",
  paddingBottom: "max(8px, env(safe-area-inset-bottom, 0px))",
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  "@media": { [wide]: { display: "none" } },
});

export const list = primitiveStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  maxWidth: 560,
  margin: "0 auto",
  padding: 0,
  listStyle: "none",
});

export const place = primitiveStyle({ display: "grid", justifyItems: "center", minWidth: 0 });

export const item = primitiveStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  width: "100%",
  minHeight: size.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: color.textMuted,
  font: "inherit",
  fontSize: "0.75rem",
  fontWeight: font.weightMedium,
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover": { color: color.text },
    '&[aria-current="page"]': { color: color.accentText },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
  "@media": {
    [forced]: { selectors: { '&[aria-current="page"]': { outline: "2px solid Highlight" } } },
  },
});

export const icon = primitiveStyle({ position: "relative" });

export const badge = primitiveStyle({
  position: "absolute",
  top: -7,
  insetInlineStart: 13,
  minWidth: 18,
  padding: "0 4px",
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  fontSize: "0.6875rem",
  fontWeight: font.weightHeavy,
  lineHeight: "18px",
  textAlign: "center",
});

/** Lines as tall as the script needs; what is too long for a fifth of the screen ends in dots. */
export const label = primitiveStyle({
  maxWidth: "100%",
  overflowX: "clip",
  overflowY: "visible",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  lineHeight: font.lineText,
});

export const plus = primitiveStyle({
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  marginTop: -32,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: `linear-gradient(160deg, ${color.coinLight}, ${color.coin} 45%, ${color.coinDark})`,
  color: color.coinMark,
  boxShadow: `0 10px 22px ${color.accentGlow}, 0 0 0 6px ${color.page}`,
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  selectors: {
    "&:active": { transform: "scale(.95)" },
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: 6 },
  },
  "@media": { [forced]: { border: "2px solid ButtonText" } },
});
