import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Side by side, or above each other where the words of a language are long. */
export const actions = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 132px), 1fr))",
  gap: 10,
});
