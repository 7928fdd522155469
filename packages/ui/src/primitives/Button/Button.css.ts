import { keyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

export const base = primitiveStyle(
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    maxWidth: "100%",
    border: "1.5px solid transparent",
    fontFamily: "inherit",
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.font.lineTight,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    touchAction: "manipulation",
    transition: `transform ${vars.motion.quick} ${vars.motion.easeOut}`,
    selectors: {
      "&:active": { transform: "scale(0.985)" },
      "&:disabled": {
        background: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        borderColor: "transparent",
        boxShadow: "none",
        cursor: "not-allowed",
        transform: "none",
      },
      "&[aria-busy=true]": { cursor: "progress", transform: "none" },
    },
    "@media": {
      "(forced-colors: active)": { borderColor: "ButtonText" },
    },
  },
  "button",
);

const hover = (style: Record<string, string>) => ({
  "(hover: hover)": { selectors: { "&:hover:enabled, &:hover[href]": style } },
});

export const variants = {
  accent: primitiveStyle({
    background: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: vars.shadow.button,
    "@media": hover({ background: vars.color.accentHover }),
  }),
  outline: primitiveStyle({
    borderColor: vars.color.control,
    color: vars.color.text,
    background: "transparent",
    "@media": hover({ background: vars.color.surfaceSunken }),
  }),
  soft: primitiveStyle({
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    "@media": hover({ borderColor: vars.color.accentLine }),
  }),
  text: primitiveStyle({
    color: vars.color.text,
    background: "transparent",
    "@media": hover({ background: vars.color.surfaceSunken }),
  }),
  danger: primitiveStyle({
    background: vars.color.critical,
    color: vars.color.onCritical,
    "@media": hover({ background: vars.color.criticalHover }),
  }),
};

/** Takes back what costs nothing, in the colour of what ends something. */
export const criticalText = primitiveStyle({ color: vars.color.critical });

export const sizes = {
  small: primitiveStyle({
    minHeight: vars.size.touch,
    padding: "8px 16px",
    borderRadius: vars.radius.medium,
    fontSize: vars.font.sizeSmall,
  }),
  medium: primitiveStyle({
    minHeight: vars.size.button,
    padding: "10px 20px",
    borderRadius: vars.radius.button,
    fontSize: vars.font.sizeLead,
  }),
};

export const fill = primitiveStyle({ width: "100%" });

const fadeOut = keyframes({ to: { color: "transparent" } });

export const label = primitiveStyle({ position: "relative" });

/** Where the button hugs its label there is no room beside it: the spinner takes its place. */
export const labelBehind = primitiveStyle({
  animation: `${fadeOut} 1ms 200ms linear forwards`,
});

export const spinnerBeside = primitiveStyle({
  position: "absolute",
  insetInlineEnd: "calc(100% + 8px)",
  top: 0,
  bottom: 0,
  display: "grid",
  placeItems: "center",
});

export const spinnerOver = primitiveStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});
