import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size } = vars;

/** Low vowels of Thai and Lao do not touch the underline. */
const underline = { textDecorationLine: "underline", textUnderlineOffset: "0.28em" };

export const link = primitiveStyle(
  {
    position: "relative",
    borderRadius: radius.small,
    overflowWrap: "anywhere",
    textDecorationThickness: "1px",
    cursor: "pointer",
    selectors: { "&:not([href])": { cursor: "inherit", textDecorationLine: "none" } },
    "@media": {
      "(hover: hover)": { selectors: { "&:hover": { textDecorationThickness: "2px" } } },
      [forced]: { selectors: { "&[href]": { color: "LinkText" } } },
    },
  },
  "link",
);

export const variants = {
  inline: primitiveStyle({
    selectors: { "&[href]": underline },
  }),
  standalone: primitiveStyle({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    maxWidth: "100%",
    minHeight: size.touch,
    fontWeight: font.weightStrong,
    textDecorationLine: "none",
    "@media": {
      "(hover: hover)": { selectors: { "&:hover[href]": underline } },
      // Without its colour, only the underline shows that it is a link.
      [forced]: { selectors: { "&[href]": underline } },
    },
  }),
};

export const tones = {
  accent: primitiveStyle({ selectors: { "&[href]": { color: color.accentText } } }),
  neutral: primitiveStyle({ selectors: { "&[href]": { color: color.text } } }),
  inherit: "",
};

/** Without it Chromium breaks the line before an svg, even with a word joiner. */
export const hint = primitiveStyle({ whiteSpace: "nowrap" });

export const away = primitiveStyle({
  display: "inline-block",
  marginInlineStart: "0.25em",
  verticalAlign: "-0.125em",
});
