import postcss, { type ChildNode } from "postcss";

/**
 * The start of every layered file, so that the order of the layers does not depend on the order of
 * loading.
 */
export const LAYERS = "@layer satang.reset, satang.tokens, satang.primitives, satang.flows;\n";

const ORDER = ["satang.reset", "satang.tokens", "satang.primitives", "satang.flows"];
const SCOPE = ":is([data-satang],[data-satang] *)";

/** Removes the other layer statements; the one at the top has the complete order. */
export function layered(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (rule) => {
    if (!rule.nodes) rule.remove();
  });
  return root.toString();
}

/** The rules of some layers of a layered text, with the keyframes that they use. */
export function onlyLayers(css: string, names: readonly string[]): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (node.type === "atrule" && node.name === "layer" && !names.includes(node.params))
      node.remove();
  });
  const used = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules("keyframes", (frames) => {
    if (!used.has(frames.params)) frames.remove();
  });
  return root.toString();
}

/** Limits a selector to the inside of a scope; selectors of the theme contain it already. */
function scope(selector: string): string {
  if (/^(:root|(?::where\()?\[data-satang|\[lang)/.test(selector)) return selector;
  const type = /^[a-z][\w-]*/i.exec(selector)?.[0] ?? "";
  return type + SCOPE + selector.slice(type.length);
}

/** Tags that do not exist: more specific than nine tags of a host, and less than one class. */
const NINE_TAGS = `:not(${"x ".repeat(9).trim()})`;

/**
 * Ends what rules of the host for bare elements (`button { … }`, `table td { … }`) set in a scope,
 * and keeps attributes such as the width of an icon. Where the scope is the whole page, bare
 * elements are the host's own.
 */
const BARE = `:where(body [data-satang],body [data-satang] *)${NINE_TAGS}{all:revert-layer}`;

/** The reset of bare elements, which a class of the host wins over, whatever the order of the sheets. */
const bareReset = (selector: string) =>
  /^\[data-satang\] (?::where\(.+\)|\*)$/.test(selector)
    ? `:where([data-satang])${selector.slice("[data-satang]".length)}${NINE_TAGS}`
    : selector;

const isKeyframe = (parent: ChildNode | postcss.Container | postcss.Document | undefined) =>
  parent?.type === "atrule" && /keyframes$/.test((parent as postcss.AtRule).name);

/**
 * The same rules without layers, for hosts with unlayered resets that would win over any layer: in
 * layer order, each limited to `[data-satang]`, and after a rule that ends the host's resets there.
 */
export function unlayered(css: string): string {
  const found = new Map<string, ChildNode[]>(ORDER.map((name) => [name, []]));
  const rest: ChildNode[] = [];
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== "atrule" || node.name !== "layer") rest.push(node);
    else found.get(node.params)?.push(...(node.nodes ?? []));
  }
  const flat = postcss.root();
  for (const node of [...rest, ...[...found.values()].flat()]) flat.append(node.clone());
  flat.walkRules((rule) => {
    if (!isKeyframe(rule.parent)) rule.selectors = rule.selectors.map(bareReset).map(scope);
  });
  return BARE + flat.toString();
}
