import { joinTrees } from "../src/flow-words/join-trees.ts";
import type { MessageTree } from "../src/messages/tree.types.ts";

function messageAt(tree: MessageTree, key: string): MessageTree {
  const [step = "", ...rest] = key.split(".");
  const node = tree[step];
  if (node === undefined) throw new RangeError(`There is no message at ${step}.`);
  return { [step]: typeof node === "object" ? messageAt(node, rest.join(".")) : node };
}

/** The messages of some keys. */
export const pickWords = (tree: MessageTree, keys: readonly string[]): MessageTree =>
  joinTrees(...keys.map((key) => messageAt(tree, key)));
