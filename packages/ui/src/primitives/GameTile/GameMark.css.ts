import { primitiveStyle } from "../../styles/primitive-style.ts";

export const mark = primitiveStyle({
  position: "relative",
  flex: "none",
  display: "block",
  overflow: "hidden",
});

export const sizes = {
  small: primitiveStyle({ width: 36, height: 36, borderRadius: 11 }),
  row: primitiveStyle({ width: 40, height: 40, borderRadius: 13 }),
  large: primitiveStyle({ width: 56, height: 56, borderRadius: 18 }),
  hero: primitiveStyle({ width: 80, height: 80, borderRadius: 24 }),
};

export const canvas = primitiveStyle({ display: "block", width: "100%", height: "100%" });

export const logo = primitiveStyle({
  position: "absolute",
  inset: "calc(100% / 12)",
  width: "calc(100% * 10 / 12)",
  height: "calc(100% * 10 / 12)",
  objectFit: "contain",
});
