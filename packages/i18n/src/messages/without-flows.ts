import type { Catalogue } from "./catalogue.types.ts";

/** What the components say by themselves, as a catalogue. A key of a flow shows as itself. */
export function withoutFlows(texts: Pick<Catalogue, "common" | "fields" | "ui">): Catalogue {
  // The rest is missing on purpose; `createTranslator` shows the key of a missing text.
  return texts as Catalogue;
}
