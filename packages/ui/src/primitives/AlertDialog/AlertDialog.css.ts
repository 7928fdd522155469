import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Next to each other, or below each other when the labels of a language are long. */
export const actions = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 132px), 1fr))",
  gap: 10,
});
