const sheets = new WeakMap<DocumentOrShadowRoot, Map<string, CSSStyleSheet>>();

/** Adds CSS to a page or a shadow root under a name; the same name again replaces it. */
export function adoptSheet(to: DocumentOrShadowRoot, name: string, css: string): void {
  const own = sheets.get(to) ?? new Map<string, CSSStyleSheet>();
  const sheet = own.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!to.adoptedStyleSheets.includes(sheet)) {
    to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet];
  }
  sheets.set(to, own.set(name, sheet));
}
