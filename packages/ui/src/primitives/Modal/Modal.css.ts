import { keyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forced, shallow, wide } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const { color, font, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: "translateY(100%)" } });
const sink = keyframes({ to: { transform: "translateY(100%)" } });
const settle = keyframes({ from: { opacity: 0, transform: "translateY(16px) scale(.98)" } });
const lift = keyframes({ to: { opacity: 0, transform: "translateY(8px) scale(.98)" } });
/** Moves nothing: keeps the portal mounted for as long as what is inside it leaves. */
const stay = keyframes({ to: { visibility: "visible" } });

const leaving = '&[data-state="closed"]';

export const portal = primitiveStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  fontFamily: font.family,
  fontSize: font.sizeBody,
  lineHeight: font.lineText,
  color: color.text,
  selectors: { [leaving]: { animation: `${stay} ${motion.slow} both` } },
});

export const placements = {
  bottom: primitiveStyle({ alignItems: "end", "@media": { [wide]: { alignItems: "center" } } }),
  center: primitiveStyle({ alignItems: "center", paddingInline: space[4] }),
};

export const scrim = primitiveStyle({
  position: "absolute",
  inset: 0,
  background: color.overlay,
  animation: `${appear} ${motion.base} ${motion.easeOut} both`,
  selectors: { [leaving]: { animation: `${vanish} ${motion.base} ${motion.easeInOut} both` } },
});

export const panel = primitiveStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.overlay,
  outline: "none",
  "@media": {
    [shallow]: { overflowY: "auto", overscrollBehavior: "contain" },
    [forced]: { borderColor: "CanvasText" },
  },
});

export const panelPlacements = {
  bottom: primitiveStyle({
    maxHeight: "calc(100dvh - env(safe-area-inset-top, 0px) - 12px)",
    borderWidth: "1px 0 0",
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    animation: `${rise} ${motion.slow} ${motion.easeOut} both`,
    selectors: { [leaving]: { animation: `${sink} ${motion.base} ${motion.easeInOut} both` } },
    "@media": {
      [wide]: {
        maxHeight: "calc(100dvh - 64px)",
        borderWidth: 1,
        borderRadius: radius.sheet,
        animationName: settle,
        selectors: { [leaving]: { animationName: lift } },
      },
    },
  }),
  center: primitiveStyle({
    maxHeight: "calc(100dvh - 48px)",
    borderRadius: radius.sheet,
    animation: `${settle} ${motion.base} ${motion.easeOut} both`,
    selectors: { [leaving]: { animation: `${lift} ${motion.quick} ${motion.easeInOut} both` } },
  }),
};

export const sizes = {
  small: primitiveStyle({ maxWidth: 400 }),
  medium: primitiveStyle({ maxWidth: 520 }),
  large: primitiveStyle({ maxWidth: 760 }),
};

export const header = primitiveStyle({
  flex: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  padding: `10px 20px ${space[3]}`,
  paddingInlineEnd: 14,
});

export const headerCentre = primitiveStyle({ paddingTop: 20, paddingBottom: 14 });

/** Where a sheet can be taken and pulled down. */
export const handle = primitiveStyle({
  touchAction: "none",
  "@media": { [wide]: { touchAction: "auto" } },
});

/** Let go too early: back to its place. */
export const returning = primitiveStyle({
  transition: `transform ${motion.base} ${motion.easeOut}`,
});

export const grab = primitiveStyle({
  gridColumn: "1 / -1",
  justifySelf: "center",
  width: 44,
  height: 5,
  marginBottom: space[3],
  borderRadius: radius.full,
  background: color.line,
  "@media": {
    [wide]: { visibility: "hidden", marginBottom: 0 },
    [forced]: { background: "CanvasText" },
  },
});

export const words = primitiveStyle({ minWidth: 0, alignSelf: "center" });

export const title = primitiveStyle({
  margin: 0,
  fontSize: font.sizeTitle,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const description = primitiveStyle({
  margin: 0,
  fontSize: font.sizeSmall,
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const body = primitiveStyle({
  flex: "1 1 auto",
  minHeight: 0,
  padding: `2px 20px`,
  paddingBottom: `max(22px, env(safe-area-inset-bottom, 0px))`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
    "&:not(:last-child)": { paddingBottom: space[4] },
  },
  "@media": { [shallow]: { flex: "none", overflowY: "visible" } },
});

export const footer = primitiveStyle({
  flex: "none",
  display: "grid",
  gap: 10,
  padding: "0 20px",
  paddingBottom: `max(22px, env(safe-area-inset-bottom, 0px))`,
});
