import { readFileSync } from "node:fs";
import { type CssNode, type Declaration, parse, walk } from "css-tree";
import { styleNamed } from "./compat.ts";
import { type Use, usesOf } from "./use.ts";

/** Functions and keywords of a declaration. */
function valuesOf({ property, value }: Declaration): string[] {
  const names: string[] = [];
  walk(value, (node) => {
    if (node.type === "Function") names.push(`${node.name}()`);
    if (node.type === "Identifier") names.push(`${property}: ${node.name}`);
  });
  return names;
}

/**
 * Finds what a style sheet uses that a supported browser lacks. A rule inside `@supports` has asked, and a value has a fallback if
 * the same rule declares the property before, also with the prefix of WebKit.
 */
export function styleUses(file: string): Use[] {
  const uses: Use[] = [];
  const note = (name: string) => {
    const found = usesOf(styleNamed(name), file);
    uses.push(...found);
    return found.length > 0;
  };
  const sheet = parse(readFileSync(file, "utf8"));
  walk(sheet, function visit(this: { skip: symbol }, node: CssNode) {
    if (node.type === "Atrule") {
      if (node.name === "supports") return this.skip;
      note(`@${node.name}`);
    } else if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector")
      note(`:${node.name}`);
    else if (node.type === "Block") {
      const declared = new Set<string>();
      for (const declaration of node.children.toArray()) {
        if (declaration.type !== "Declaration") continue;
        const { property } = declaration;
        const hasFallback = declared.has(property) || declared.has(`-webkit-${property}`);
        declared.add(property);
        if (hasFallback) continue;
        if (note(property)) continue;
        for (const name of valuesOf(declaration)) note(name);
      }
    }
    return undefined;
  });
  return uses;
}
