import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** A face of a few glyphs, so that naming a language does not load its whole script. */
export const name = primitiveStyle(
  { fontFamily: `"Satang Names", ${vars.font.family}` },
  "language-name",
);
