import { primitiveStyle } from "../../styles/primitive-style.ts";

export const rising = primitiveStyle({ position: "relative" });

export const coin = primitiveStyle({
  position: "absolute",
  top: 10,
  insetInlineStart: "calc(50% - 26px)",
});
