import type { MessageTree } from "../messages/tree.types.ts";
import { joinTrees } from "./join-trees.ts";

const treeAt = (tree: MessageTree, [step = "", ...rest]: readonly string[]): MessageTree => {
  const node = tree[step];
  if (node === undefined) throw new RangeError(`There is no message at ${step}.`);
  return { [step]: typeof node === "object" && rest.length > 0 ? treeAt(node, rest) : node };
};

/** The messages at some paths. A path may end above the messages: `deposit` is all of them. */
export const pickWords = (tree: MessageTree, paths: readonly string[]): MessageTree =>
  joinTrees(...paths.map((path) => treeAt(tree, path.split("."))));
