import { globalStyle } from "@vanilla-extract/css";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { ring } from "../../styles/ring.css.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";
import { textButton } from "./text-button.css.ts";

/** Low specificity, so that the disabled and pressed states win. */
const hover = (style: Record<string, string>) => ({
  "(hover: hover)": { selectors: { "&:where(:hover)": style } },
});

const pressed = "&:active:not(:disabled, [aria-busy])";

export const base = primitiveStyle(
  {
    minHeight: vars.size.button,
    padding: "10px 20px",
    borderRadius: vars.radius.button,
    fontSize: vars.font.sizeLead,
    overflowWrap: "anywhere",
    maxWidth: "100%",
    border: "1.5px solid transparent",
    textDecoration: "none",
    textAlign: "center",
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.font.lineTight,
    color: vars.color.text,
    "@media": {
      ...hover({ background: vars.color.surfaceSunken }),
      "(forced-colors: active)": {
        selectors: { "&[aria-busy=true]": { borderColor: "currentColor" } },
      },
    },
    selectors: {
      // Only on hover and press: otherwise a thousand idle buttons would all have transitions.
      "&:hover": {
        transition: `scale ${vars.motion.quick} ${vars.motion.easeOut}`,
      },
      [pressed]: { scale: ".98" },
      "&:disabled": {
        boxShadow: "none",
        borderColor: "transparent",
        background: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        forcedColorAdjust: "auto",
      },
      // After 200 ms the ring replaces the label, and the width stays.
      "&[aria-busy=true]": {
        transition: "0s .2s",
        WebkitTextFillColor: "transparent",
        forcedColorAdjust: "none",
      },
      "&[aria-busy=true]::before": { content: "", position: "absolute", ...ring },
    },
  },
  "button",
);

/** For links, and for more than a label. A button centres its label by itself, in two thirds of the time. */
export const row = primitiveStyle({
  display: "inline-flex",
  gap: ".5em",
  placeContent: "center",
  placeItems: "center",
});

const variant = (rule: Parameters<typeof primitiveStyle>[0]) => `${base} ${primitiveStyle(rule)}`;

/** Each with its base in one string: a browser reads the classes of a new string again. */
export const variants = {
  accent: variant({
    boxShadow: vars.shadow.button,
    background: vars.color.accent,
    color: vars.color.onAccent,
    // The button uses system colours itself; otherwise the text would get a backplate of another colour.
    forcedColorAdjust: "none",
    selectors: { [pressed]: { background: vars.color.accentActive } },
    "@media": hover({ background: vars.color.accentHover }),
  }),
  outline: variant({
    fontSize: vars.font.sizeBody,
    borderColor: vars.color.control,
  }),
  soft: variant({
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    "@media": hover({ background: vars.color.accentSoft, borderColor: "currentColor" }),
  }),
  text: `${variant({ fontSize: vars.font.sizeBody })} ${textButton}`,
  danger: variant({
    background: vars.color.critical,
    color: vars.color.onCritical,
    forcedColorAdjust: "none",
    "@media": hover({ background: vars.color.criticalHover }),
  }),
};

/** A quiet variant in the colour of destructive actions. */
export const criticalText = primitiveStyle({ color: vars.color.critical });

export const small = primitiveStyle({
  minHeight: vars.size.touch,
  padding: "8px 16px",
  borderRadius: vars.radius.medium,
  fontSize: vars.font.sizeBody,
});

export const fill = primitiveStyle({ width: "100%" });

/** The ring replaces icons too; their names are still announced. */
globalStyle(`${base}[aria-busy=true] > *`, {
  "@layer": { [layers.primitives]: { opacity: 0 } },
});
