import { type CssNode, find, generate, type List, parse, walk } from "css-tree";
import { lackedBy, styleNamed } from "./compat.ts";
import type { Supported } from "./supported.ts";

/** A style sheet as an old browser reads it: without the declarations, rules and conditions that it does not know. */
export function withoutStyles(css: string, browser: Supported): string {
  const isLacked = (name: string) => {
    const features = styleNamed(name);
    return features.length > 0 && features.every((one) => lackedBy(one, [browser]).length > 0);
  };
  const needs = (node: CssNode): boolean => {
    switch (node.type) {
      case "Atrule":
        return isLacked(`@${node.name}`);
      case "Declaration":
        return isLacked(node.property);
      case "Function":
        return isLacked(`${node.name}()`);
      case "PseudoClassSelector":
      case "PseudoElementSelector":
        return isLacked(`:${node.name}`);
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
        (word && word.type === "Identifier" && isLacked(`${node.property}: ${word.name}`)) === true
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
