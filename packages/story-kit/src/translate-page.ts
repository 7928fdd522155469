/** Texts of the page that a translator reads. */
export function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ parentElement }) => !parentElement?.closest("style, script, textarea"));
}

/**
 * Does what the translator of Chrome does: each text moves into two elements of its own. It does not respect
 * `translate="no"`, because other translators do not.
 */
export function translatePage() {
  for (const node of textNodes()) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    node.replaceWith(outer);
    outer.append(inner);
    inner.append(node);
  }
}
