import type { Page } from "playwright";

declare global {
  var __SATANG_UNCHECKED__: Element[];
}

/**
 * Runs in the page: keeps the elements with a character that was not yet checked in their font
 * stack.
 * @returns the new pairs of font stack and character, for each kept element
 */
function collectUnchecked(seen: readonly string[]): string[][] {
  const known = new Set(seen);
  const pairs: string[][] = [];
  globalThis.__SATANG_UNCHECKED__ = [];
  const typed = (element: Element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? "";
    if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
    if (!(element instanceof HTMLInputElement)) return "";
    if (element.type === "password") return element.value ? "•" : element.placeholder;
    return /^(text|search|tel|email|url|number)$/.test(element.type)
      ? element.value || element.placeholder
      : "";
  };
  const generated = (element: Element, pseudo: string) => {
    const { content } = getComputedStyle(element, pseudo);
    return content.startsWith('"') ? content.slice(1, -1) : "";
  };
  for (const element of document.querySelectorAll("[data-satang], [data-satang] *")) {
    if (element.matches("option, optgroup, script, style, template")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const text = [
      ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
      typed(element),
      generated(element, "::before"),
      generated(element, "::after"),
    ].join("");
    if (text.trim() === "") continue;
    const { fontFamily } = getComputedStyle(element);
    const unchecked = [...new Set(text.replaceAll(/\s/g, ""))]
      .map((character) => `${fontFamily}\n${character}`)
      .filter((pair) => !known.has(pair));
    if (unchecked.length === 0) continue;
    globalThis.__SATANG_UNCHECKED__.push(element);
    pairs.push(unchecked);
  }
  return pairs;
}

/**
 * Finds text that is rendered with a font of this machine, because it looks different on another
 * machine. Each pair of font stack and character is looked up once, so that the check is fast after
 * the first stories.
 * @returns a function that lists such text of the current page; empty when all text uses shipped
 * fonts
 */
export async function openGlyphCheck(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const seen = new Set<string>();

  async function fontsOf(index: number) {
    const { result } = await session.send("Runtime.evaluate", {
      expression: `__SATANG_UNCHECKED__[${index}]`,
    });
    const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId ?? "" });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts;
  }

  return async () => {
    const found: string[] = [];
    const unchecked = await page.evaluate(collectUnchecked, [...seen]);
    if (unchecked.length > 0) await session.send("DOM.getDocument");
    for (const [index, pairs] of unchecked.entries()) {
      const fonts = await fontsOf(index);
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (foreign.length > 0) {
        const characters = pairs.map((pair) => pair.split("\n")[1]).join("");
        const names = [...new Set(foreign.map(({ familyName }) => familyName))].join(", ");
        found.push(
          `a character of "${characters}" is rendered with ${names}, a font of this machine`,
        );
      } else if (fonts.length > 0) for (const pair of pairs) seen.add(pair);
    }
    return found;
  };
}
