import { keyframes } from "@vanilla-extract/css";
import { wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size, space } = vars;

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-16px)" } });
const fade = keyframes({ to: { opacity: 0 } });

export const region = primitiveStyle({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: vars.z.toast,
  padding: space[3],
  paddingTop: `max(${space[3]}, env(safe-area-inset-top, 0px))`,
  pointerEvents: "none",
  "@media": { [wide]: { padding: space[6] } },
});

export const list = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 480px)",
  justifyContent: "center",
  gap: space[2],
  "@media": { [wide]: { justifyContent: "end", gridTemplateColumns: "minmax(0, 420px)" } },
});

export const toast = primitiveStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 52,
  padding: 4,
  paddingInlineStart: 16,
  borderRadius: radius.button,
  border: "1px solid transparent",
  boxShadow: shadow.overlay,
  // Forced colours render a backplate behind text, in the colour of this text.
  forcedColorAdjust: "none",
  fontSize: font.sizeBody,
  fontWeight: font.weightMedium,
  pointerEvents: "auto",
  animation: `${drop} ${motion.base} ${motion.easeOut} both`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fade} ${motion.quick} ${motion.easeInOut} both` },
  },
});

export const swipes = {
  none: "",
  dismiss: primitiveStyle({
    touchAction: "pan-y",
    transition: `translate ${motion.base} ${motion.easeOut}`,
  }),
};

export const tones = {
  neutral: primitiveStyle({ background: color.inverse, color: color.onInverse }),
  positive: primitiveStyle({ background: color.inverse, color: color.onInverse }),
  critical: primitiveStyle({ background: color.critical, color: color.onCritical }),
};

export const icon = primitiveStyle({ flex: "none" });

/** The action moves below the message when both would be narrow. */
export const words = primitiveStyle({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minWidth: 0,
});

export const message = primitiveStyle({
  flex: "1 1 10rem",
  minWidth: 0,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
});

const pressable = {
  flex: "none",
  minHeight: size.touch,
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: -4 } },
} as const;

export const action = primitiveStyle({
  ...pressable,
  marginInlineStart: "auto",
  padding: `0 ${space[2]}`,
  font: "inherit",
  fontWeight: font.weightHeavy,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

export const dismiss = primitiveStyle({
  ...pressable,
  display: "grid",
  placeItems: "center",
  width: size.touch,
  padding: 0,
});
