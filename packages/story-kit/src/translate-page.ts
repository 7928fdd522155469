/** Texts of the page that a translator reads. */
export function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ parentElement }) => !parentElement?.closest("style, script, textarea"));
}

/**
 * Does what the translator of Chrome does: a copy of each text, in two elements of its own, replaces it. It does not respect
 * `translate="no"`, because other translators do not.
 */
export function translatePage() {
  for (const node of textNodes()) {
    if (node.data.trim() === "" || node.parentElement?.localName === "font") continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = node.data;
    node.replaceWith(outer);
  }
}

/**
 * Translates the page, and again at each change, as a translator does.
 * @returns ends it
 */
export function keepTranslated(): () => void {
  translatePage();
  const observer = new MutationObserver(() => {
    translatePage();
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
