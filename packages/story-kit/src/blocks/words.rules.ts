import { COMPUTED_MESSAGES } from "../../../../scripts/messages/computed-messages.data.ts";
import { keysIn, templatesIn } from "../../../../scripts/messages/message-uses.ts";

/** A message in three languages, with the places that show it. */
export type Word = {
  readonly key: string;
  readonly en: string;
  readonly th: string;
  readonly la: string;
  readonly places: readonly Place[];
};

/** A component or a flow that shows a message. */
export type Place = {
  readonly name: string;
  /** Id of its documentation page; `null` when it has none. */
  readonly page: string | null;
};

export type Tree = { readonly [key: string]: string | Tree };

/** The text of a file with the places that show what it contains. */
export type Source = { readonly text: string; readonly places: readonly Place[] };

const keysOf = (tree: Tree, path = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, node]): [string, string][] =>
    typeof node === "string" ? [[path + key, node]] : keysOf(node, `${path}${key}.`),
  );

/** The messages that a template of a computed key can become. */
function computedBy(template: string, keys: readonly string[]): readonly string[] {
  const values = COMPUTED_MESSAGES[template];
  if (values === undefined) return [];
  if (values) return values.map((value) => template.replace("{}", value));
  return keys.filter((key) => key.startsWith(template.slice(0, template.indexOf("{}"))));
}

/** All messages, in the order of the catalogue, with the places of the sources that contain or compute their keys. */
export function wordsOf(
  { en, th, la }: { readonly en: Tree; readonly th: Tree; readonly la: Tree },
  sources: readonly Source[],
): Word[] {
  const [english, thai, lao] = [keysOf(en), new Map(keysOf(th)), new Map(keysOf(la))];
  const keys = english.map(([key]) => key);
  const shownBy = new Map(keys.map((key) => [key, new Map<string, Place>()]));
  for (const { text, places } of sources) {
    const shown = new Set([
      ...keysIn(text),
      ...templatesIn(text, keys).flatMap((template) => computedBy(template, keys)),
    ]);
    for (const key of shown) for (const place of places) shownBy.get(key)?.set(place.name, place);
  }
  return english.map(([key, text]) => ({
    key,
    en: text,
    th: thai.get(key) ?? "",
    la: lao.get(key) ?? "",
    places: [...(shownBy.get(key)?.values() ?? [])],
  }));
}

/** Without what only the line break needs, so that a typed text is found. */
const plain = (text: string) =>
  text.replaceAll("\u2060", "").replaceAll("\u00A0", " ").toLowerCase();

/** The messages with every word of the search in their key, a text or a place. */
export function findWords(words: readonly Word[], search: string): readonly Word[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return words.filter(({ key, en, th, la, places }) => {
    const text = plain([key, en, th, la, ...places.map(({ name }) => name)].join("\n"));
    return wanted.every((word) => text.includes(word));
  });
}
