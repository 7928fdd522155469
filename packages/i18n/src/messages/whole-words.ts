import type { MessageTree } from "./tree.types.ts";

const WORD_JOINER = "\u2060";

/**
 * The same messages with words that no line breaks inside. Browsers know Thai and Lao words from a list, which has no new
 * words and no loanwords.
 * @param words each with `|` where a browser would break it
 */
export function keepWordsWhole<Tree extends MessageTree>(
  tree: Tree,
  words: readonly string[],
): Tree {
  const joined = new Map(
    words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", WORD_JOINER)]),
  );
  const pattern = new RegExp([...joined.keys()].join("|"), "g");
  const textOf = (text: string) => text.replace(pattern, (word) => joined.get(word) ?? word);
  const treeOf = (node: MessageTree): MessageTree =>
    Object.fromEntries(
      Object.entries(node).map(([key, child]) => [
        key,
        typeof child === "string" ? textOf(child) : treeOf(child),
      ]),
    );
  return treeOf(tree) as Tree;
}
