import { globalStyle, keyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layers } from "../../theme/layers.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";
import { ring } from "../shared/ring.css.ts";

const hide = keyframes({ from: { WebkitTextFillColor: "currentColor" } });

export const base = primitiveStyle(
  {
    display: "inline-flex",
    placeContent: "center",
    placeItems: "center",
    gap: ".5em",
    maxWidth: "100%",
    border: "1.5px solid transparent",
    color: vars.color.text,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.font.lineTight,
    textAlign: "center",
    overflowWrap: "anywhere",
    textDecoration: "none",
    selectors: {
      // Only where it is about to be pressed: at rest, a thousand buttons have nothing that moves.
      "&:hover": {
        transition: `scale ${vars.motion.quick}`,
      },
      "&:active:not(:disabled, [aria-busy])": { scale: ".98" },
      "&:disabled": {
        background: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        borderColor: "transparent",
        boxShadow: "none",
        forcedColorAdjust: "auto",
      },
      // The ring takes the place of the label, and the width stays.
      "&[aria-busy=true]": {
        forcedColorAdjust: "none",
        WebkitTextFillColor: "transparent",
        animation: `${hide} .2s step-end`,
      },
      "&[aria-busy=true]::before": { ...ring, content: "", position: "absolute" },
    },
  },
  "button",
);

const hover = (style: Record<string, string>) => ({
  "(hover: hover)": { selectors: { "&:hover:not(:disabled)": style } },
});

export const variants = {
  accent: primitiveStyle({
    background: vars.color.accent,
    color: vars.color.onAccent,
    // Its colours are the system's there; forced, words would stand on a plate of another colour.
    forcedColorAdjust: "none",
    boxShadow: vars.shadow.button,
    "@media": hover({ background: vars.color.accentHover }),
  }),
  outline: primitiveStyle({
    borderColor: vars.color.control,
    "@media": hover({ background: vars.color.surfaceSunken }),
  }),
  soft: primitiveStyle({
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    "@media": hover({ borderColor: "currentColor" }),
  }),
  text: primitiveStyle({
    "@media": hover({ background: vars.color.surfaceSunken }),
  }),
  danger: primitiveStyle({
    background: vars.color.critical,
    color: vars.color.onCritical,
    forcedColorAdjust: "none",
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

/** The ring takes the place of icons too; what they say is still spoken. */
globalStyle(`${base}[aria-busy=true] > *`, {
  "@layer": { [layers.primitives]: { opacity: 0 } },
});
