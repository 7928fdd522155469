import type { MessageTree } from "../messages/tree.types.ts";

const isTree = (node: unknown): node is MessageTree => typeof node === "object" && node !== null;

/**
 * The same keys, each with the text of `texts`, or its own where that has none. A tool for translators writes an empty
 * text for a missing one.
 */
export function completeTree<Tree extends MessageTree>(tree: Tree, texts: MessageTree): Tree {
  const textOf = ([key, own]: [string, string | MessageTree]) => {
    const given = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (isTree(own)) return [key, completeTree(own, isTree(given) ? given : {})];
    return [key, typeof given === "string" && given !== "" ? given : own];
  };
  return Object.fromEntries(Object.entries(tree).map(textOf)) as Tree;
}
