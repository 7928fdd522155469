import { primitiveStyle } from "./primitive-style.ts";

export const aligns = {
  stretch: "",
  start: primitiveStyle({ alignItems: "start" }),
  center: primitiveStyle({ alignItems: "center" }),
  end: primitiveStyle({ alignItems: "end" }),
  baseline: primitiveStyle({ alignItems: "baseline" }),
};
