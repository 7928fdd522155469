import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, radius, space } = vars;

export const steps = primitiveStyle({
  display: "flex",
  gap: space[2],
});

const bar = {
  position: "relative",
  flex: 1,
  height: 6,
  borderRadius: radius.full,
  forcedColorAdjust: "none",
} as const;

const frame = (line: string) => ({ boxShadow: `inset 0 0 0 1px ${line}` });

export const states = {
  done: primitiveStyle({
    ...bar,
    background: color.accent,
    "@media": { [forced]: { background: "Highlight" } },
  }),
  current: primitiveStyle({
    ...bar,
    background: `linear-gradient(90deg, ${color.accent} 55%, ${color.surfaceSunken} 55%)`,
    ...frame(color.line),
    "@media": {
      [forced]: {
        background: "linear-gradient(90deg, Highlight 55%, Canvas 55%)",
        ...frame("CanvasText"),
      },
    },
  }),
  ahead: primitiveStyle({
    ...bar,
    background: color.surfaceSunken,
    ...frame(color.line),
    "@media": { [forced]: { background: "Canvas", ...frame("CanvasText") } },
  }),
};
