import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, stillMotion, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { corner } from "./panel-size.ts";

const { color, font, motion, radius, shadow, space } = vars;

/** Over a small screen; in the corner where there is space. */
export const panel = flowStyle({
  position: "fixed",
  insetInline: 0,
  top: 0,
  height: "100dvh",
  zIndex: `calc(${vars.z.bar} + 2)`,
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  // The colour stays where forced colours remove the gradient.
  background: `linear-gradient(200deg, ${color.pageGlow}, ${color.page} 40%) ${color.page}`,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.sizeBody,
  lineHeight: font.lineText,
  outline: "none",
  transition: `opacity ${motion.base} ${motion.easeOut}, translate ${motion.base} ${motion.easeOut}`,
  "@starting-style": { opacity: 0, translate: "0 16px" },
  "@media": {
    [corner]: {
      insetInline: "auto 24px",
      top: "auto",
      // Above the button, which is above the bottom navigation.
      bottom: `calc(${vars.size.bottomNavigation} + 88px)`,
      width: 400,
      height: `min(660px, 100dvh - ${vars.size.bottomNavigation} - 104px)`,
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      boxShadow: shadow.overlay,
    },
    [wide]: { bottom: 96, height: "min(660px, 100dvh - 112px)" },
    // Next to the camera, which is at one of both sides.
    [landscape]: {
      paddingInline: "env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)",
    },
    [stillMotion]: { transition: "none" },
  },
});

/** Without the round button, as far from the edge as the page is. */
export const alone = flowStyle({
  "@media": {
    [corner]: {
      bottom: `calc(${vars.size.bottomNavigation} + 16px)`,
      height: `min(660px, 100dvh - ${vars.size.bottomNavigation} - 32px)`,
    },
    [wide]: { bottom: 24, height: "min(660px, 100dvh - 48px)" },
  },
});

export const header = flowStyle({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "10px 8px",
  paddingTop: "max(10px, env(safe-area-inset-top, 0px))",
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
});

export const agent = flowStyle({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: radius.full,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd})`,
  color: color.walletText,
});

export const online = flowStyle({
  position: "absolute",
  insetInlineEnd: 0,
  bottom: 0,
  width: 13,
  height: 13,
  borderRadius: radius.full,
  background: color.positive,
  boxShadow: `0 0 0 2.5px ${color.surface}`,
});

/** At the end also next to a header of the host. */
export const more = flowStyle({ marginInlineStart: "auto" });

export const words = flowStyle({ flex: 1, minWidth: 0 });

export const title = flowStyle({
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
});

export const line = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const alert = flowStyle({ flex: "none", margin: space[3] });
