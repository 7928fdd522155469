import { loadLocale } from "../loading/load-locale.ts";
import { lookUp } from "../messages/look-up.ts";
import type { MessageTree } from "../messages/tree.types.ts";

/** Problems of a catalogue: keys such as `wallet.title`. */
export type CatalogueProblems = {
  /** Messages without a text. */
  readonly missing: readonly string[];
  /** Texts that no message uses. */
  readonly unknown: readonly string[];
  /** Texts with other arguments than the English ones. */
  readonly otherArguments: readonly string[];
};

const textsOf = (tree: MessageTree, path = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, node]): [string, string][] =>
    typeof node === "object" && node !== null
      ? textsOf(node, `${path}${key}.`)
      : [[path + key, String(node ?? "")]],
  );

const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{([^{}|]+)/g)].map(([, name]) => name))].sort().join();

/**
 * Compares a catalogue with the English one, for a test of a language: a catalogue from a file has no types.
 *
 * @example
 * expect(await catalogueProblems(khmer)).toEqual({ missing: [], unknown: [], otherArguments: [] });
 */
export async function catalogueProblems(catalogue: MessageTree): Promise<CatalogueProblems> {
  const english = await loadLocale("en");
  const source = textsOf(english);
  const texts = textsOf(catalogue).filter(([, text]) => text !== "");
  return {
    missing: source.map(([key]) => key).filter((key) => !lookUp(catalogue, key)),
    unknown: texts.map(([key]) => key).filter((key) => lookUp(english, key) === undefined),
    otherArguments: source
      .filter(([key, text]) => {
        const own = lookUp(catalogue, key);
        return own && argumentsOf(own) !== argumentsOf(text);
      })
      .map(([key]) => key),
  };
}
