const SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Shorter texts may be the name of something else. */
const SHORTEST = 12;

/** The texts of a catalogue that can be found in markup as they are. */
export function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === "string")
    return catalogue.length >= SHORTEST && !/[{}<>&"'\n]/.test(catalogue) ? [catalogue] : [];
  return Object.values(catalogue ?? {}).flatMap(textsOf);
}

/**
 * The texts of a catalogue that a server sends with a page which does not show them: in the data of its scripts.
 */
export function unshownTexts(html: string, texts: readonly string[]): string[] {
  const data = [...html.matchAll(SCRIPTS)].map(([, code]) => code).join("\n");
  const shown = html.replace(SCRIPTS, "");
  return texts.filter((text) => data.includes(text) && !shown.includes(text));
}
