import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/**
 * A font face with a few glyphs, so that the name of a language does not load the face of its whole
 * script.
 */
export const name = primitiveStyle(
  { fontFamily: `"Satang Names", ${vars.font.family}` },
  "language-name",
);
