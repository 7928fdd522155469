import { keyframes } from "@vanilla-extract/css";
import { forced, stillMotion } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const frame = primitiveStyle(
  {
    position: "relative",
    display: "flex",
    gap: "clamp(4px, 2vw, 9px)",
    maxWidth: 420,
  },
  "otp",
);

export const box = primitiveStyle({
  flex: 1,
  minWidth: 0,
  display: "grid",
  placeItems: "center",
  height: 62,
  borderRadius: vars.radius.control,
  border: `1.5px solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.sizeTitle,
  fontWeight: vars.font.weightHeavy,
  lineHeight: 1,
  selectors: {
    ":disabled ~ &": {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
  },
  "@media": {
    [forced]: { selectors: { ":disabled ~ &": { borderColor: "GrayText", color: "GrayText" } } },
  },
});

export const boxInvalid = primitiveStyle({ borderColor: vars.color.critical });

const blink = keyframes({ "50%": { opacity: 0 } });

/** The box of the next digit, while the field has the focus. */
export const boxCurrent = primitiveStyle({
  selectors: {
    ":focus + &, :focus ~ &": {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 4px ${vars.color.focusGlow}`,
    },
    ":focus ~ &:empty::after": {
      content: "",
      width: 2,
      height: 26,
      background: vars.color.text,
      animation: `${blink} ${vars.motion.turn} step-end infinite`,
    },
  },
  "@media": {
    [forced]: {
      selectors: { ":focus ~ &": { outline: "2px solid Highlight" } },
    },
    [stillMotion]: {
      selectors: { ":focus ~ &:empty::after": { animation: "none" } },
    },
  },
});

/** The native input covers the boxes; its own text is not visible. */
export const input = primitiveStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  padding: 0,
  opacity: 0,
  fontSize: vars.font.sizeLead,
  cursor: "text",
  selectors: {
    "&:disabled": { cursor: "not-allowed" },
    "&:focus-visible": { outline: "none" },
  },
});
