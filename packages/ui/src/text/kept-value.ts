import type { ReactNode } from "react";
import { keptPieces } from "./kept-pieces.ts";

/** A sentence with a value that is not to be translated, such as a name or a code; see {@link keptPieces}. */
export function keptValue(words: string, value: string): ReactNode {
  const at = value === "" ? -1 : words.indexOf(value);
  return keptPieces(at < 0 ? [words] : [words.slice(0, at), value, words.slice(at + value.length)]);
}
