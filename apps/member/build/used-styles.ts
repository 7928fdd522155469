import { type Container, type Node, parse, type Root } from "postcss";

const ATTRIBUTE = /\[[^\]]*\]/g;
/** `:not(.a)`, `:is(.a, .b)`: such an element may have none of the classes. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const CLASS = /\.([a-z_][\w-]*)/gi;

/** The classes without which a selector selects nothing. */
function neededClasses(selector: string): readonly string[] {
  let rest = selector.replace(ATTRIBUTE, "");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(FUNCTION, "");
  }
  // An escaped name is not read.
  return rest.includes("\\") ? [] : [...rest.matchAll(CLASS)].map(([, name = ""]) => name);
}

const isLayer = (node: Node) => node.type === "atrule" && "name" in node && node.name === "layer";

/** Removes also what is then empty, but no layer: its place among the others is where it is named first. */
function remove(node: Node): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0 && !isLayer(parent))
    remove(parent);
}

function removeRules(styles: Root, html: string): void {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  styles.walkRules((rule) => {
    const possible = rule.selectors.filter((selector) =>
      neededClasses(selector).every((name) => classes.has(name)),
    );
    if (possible.length === 0) remove(rule);
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
}

const MENTIONED = /--[\w-]+(?![\w-]|:)/g;

/** A variable may be used by another one only, so this is repeated until all that remain are used. */
function removeVariables(styles: Root, html: string): void {
  for (let before = ""; before !== styles.toString(); ) {
    before = styles.toString();
    const mentioned = new Set((before + html).match(MENTIONED));
    styles.walkDecls(/^--/, (variable) => {
      if (!mentioned.has(variable.prop)) remove(variable);
    });
  }
}

/**
 * The rules of a style sheet that a page may need before its app has loaded. A rule is left out only when each of its selectors
 * needs a class that no element has: states, attributes and media features change while the page is shown. A variable is left
 * out when nothing mentions it.
 * @param html of the page, without the styles
 */
export function usedStyles(css: string, html: string): string {
  const styles = parse(css);
  removeRules(styles, html);
  removeVariables(styles, html);
  return styles.toString();
}
