import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const waves = primitiveStyle(
  {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    maxWidth: "none",
    pointerEvents: "none",
    stroke: vars.color.wave,
    fill: "none",
    "@media": { [forced]: { display: "none" } },
  },
  "waves",
);

/** The lines fade in towards the end, so that no line crosses text at the start. */
export const fades = {
  none: "",
  start: primitiveStyle({ maskImage: "linear-gradient(100deg, #0000 42%, #000 88%)" }),
};
