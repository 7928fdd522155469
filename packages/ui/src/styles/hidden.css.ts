import { primitiveStyle } from "./primitive-style.ts";

/** For text that is announced and not shown. */
export const visuallyHidden = primitiveStyle({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
