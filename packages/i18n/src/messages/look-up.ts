import type { MessageTree } from "./tree.types.ts";

/**
 * The text at a dotted path, or `undefined`. Inherited properties are not messages. A partner's
 * texts may come from a file: any other value is no text.
 */
export function lookUp(tree: MessageTree, path: string): string | undefined {
  let node: string | MessageTree | null | undefined = tree;
  for (const step of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return typeof node === "string" ? node : undefined;
}
