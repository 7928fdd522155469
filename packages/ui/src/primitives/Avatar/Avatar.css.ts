import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const avatar = primitiveStyle(
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "50%",
    // The avatar uses system colours itself; otherwise the letter would get a backplate of another colour.
    forcedColorAdjust: "none",
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.font.weightHeavy,
    lineHeight: 1,
  },
  "avatar",
);

/** Grows with its letter at a larger text size. */
const circle = (least: number) => ({ width: `max(${least}px, 2.2em)`, aspectRatio: "1" });

export const sizes = {
  small: primitiveStyle({ ...circle(28), fontSize: vars.font.sizeSmall }),
  medium: primitiveStyle({ ...circle(44), fontSize: vars.font.sizeLead }),
};
