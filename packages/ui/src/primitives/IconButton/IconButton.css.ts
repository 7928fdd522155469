import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const base = primitiveStyle(
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: vars.size.touch,
    height: vars.size.touch,
    padding: 0,
    border: "1.5px solid transparent",
    borderRadius: vars.radius.medium,
    cursor: "pointer",
    touchAction: "manipulation",
    selectors: {
      // Only on hover and press: otherwise a thousand idle buttons would all have transitions.
      "&:is(:hover, :active, :focus-visible)": {
        transition: `transform ${vars.motion.quick} ${vars.motion.easeOut}`,
      },
      "&:active:enabled": { transform: "scale(0.94)" },
      "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
    },
    "@media": { [forced]: { selectors: { "&:disabled": { color: "GrayText", opacity: 1 } } } },
  },
  "icon-button",
);

const hover = (style: Record<string, string>) => ({
  "(hover: hover)": { selectors: { "&:hover:enabled, &:hover[href]": style } },
});

export const variants = {
  plain: primitiveStyle({
    background: "transparent",
    color: vars.color.textMuted,
    "@media": hover({ color: vars.color.text }),
  }),
  sunken: primitiveStyle({
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    "@media": hover({ color: vars.color.text }),
  }),
  soft: primitiveStyle({
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    "@media": hover({ borderColor: vars.color.accentLine }),
  }),
};
