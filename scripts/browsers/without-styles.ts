import { type CssNode, find, generate, type List, parse, walk } from "css-tree";

/**
 * A style sheet as an old browser reads it: without the declarations, rules and conditions that it does not know.
 * @param missing names of these, as `styleNamed` of `compat.ts` takes them
 */
export function withoutStyles(css: string, missing: readonly string[]): string {
  const lacked = new Set(missing);
  const lacks = (name: string) => lacked.has(name);
  const needs = (node: CssNode): boolean => {
    switch (node.type) {
      case "Atrule":
        return lacks(`@${node.name}`);
      case "Declaration":
        return lacks(node.property);
      case "Function":
        return lacks(`${node.name}()`);
      case "PseudoClassSelector":
      case "PseudoElementSelector":
        return lacks(`:${node.name}`);
      default:
        return false;
    }
  };
  const hasLacked = (within: CssNode | null) => within !== null && find(within, needs) !== null;
  const isUnread = (node: CssNode): boolean => {
    if (node.type === "Declaration") {
      const word = node.value.type === "Value" && node.value.children.first;
      return (
        hasLacked(node) ||
        (word && word.type === "Identifier" && lacks(`${node.property}: ${word.name}`)) === true
      );
    }
    if (node.type === "Atrule") return needs(node) || hasLacked(node.prelude);
    return node.type === "Rule" && hasLacked(node.prelude);
  };
  const sheet = parse(css, { parseCustomProperty: false });
  walk(sheet, {
    enter(node: CssNode, item: { readonly data: CssNode }, list: List<CssNode>) {
      if (list && isUnread(node)) list.remove(item as never);
    },
  });
  return generate(sheet);
}
