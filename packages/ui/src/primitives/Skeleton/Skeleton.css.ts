import { keyframes } from "@vanilla-extract/css";
import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, radius, space } = vars;

const come = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

export const skeleton = primitiveStyle({
  display: "block",
  background: color.surfaceSunken,
  // Visible on the page too, which is nearly as dark.
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  animation: `${come} 1ms 200ms both`,
  "@media": { [forced]: { border: "1px solid GrayText" } },
});

export const shapes = {
  line: primitiveStyle({ width: "100%", height: 11, borderRadius: radius.full }),
  block: primitiveStyle({ width: "100%", height: 96, borderRadius: radius.medium }),
  circle: primitiveStyle({ width: 42, height: 42, borderRadius: radius.full }),
};

export const row = primitiveStyle({ display: "flex", gap: space[3], padding: "12px 14px" });

export const lines = primitiveStyle({
  flex: 1,
  display: "grid",
  gap: space[2],
  alignContent: "center",
});
