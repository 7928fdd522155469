/** Messages in modules. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** The keys of all messages. */
export const keysOf = (tree: MessageTree, path = ""): string[] =>
  Object.entries(tree).flatMap(([key, node]) =>
    typeof node === "string" ? [path + key] : keysOf(node, `${path}${key}.`),
  );
