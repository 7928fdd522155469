import { primitiveStyle } from "../../styles/primitive-style.ts";

export const inline = primitiveStyle({ display: "flex", minWidth: 0 }, "inline");

export const wraps = {
  wrap: primitiveStyle({ flexWrap: "wrap" }),
  nowrap: "",
};

export const justifies = {
  start: "",
  center: primitiveStyle({ justifyContent: "center" }),
  end: primitiveStyle({ justifyContent: "end" }),
  between: primitiveStyle({ justifyContent: "space-between" }),
};
