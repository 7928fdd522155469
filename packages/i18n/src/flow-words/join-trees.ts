import type { MessageTree } from "../messages/tree.types.ts";

/** All messages of some trees in one. */
export function joinTrees(...trees: readonly MessageTree[]): MessageTree {
  const joined: Record<string, string | MessageTree> = {};
  for (const [key, node] of trees.flatMap(Object.entries<string | MessageTree>)) {
    const known = joined[key];
    joined[key] =
      typeof known === "object" && typeof node === "object" ? joinTrees(known, node) : node;
  }
  return joined;
}
