/** A rule of a page, with its cascade layer: `""` outside of all layers. */
export type PageRule = { readonly layer: string; readonly rule: CSSStyleRule };

/** All rules of a page that apply to this device, and its outermost layers, the weakest first. */
export type PageRules = { readonly rules: readonly PageRule[]; readonly layers: readonly string[] };

const inside = (layer: string, name: string) => (layer === "" ? name : `${layer}.${name}`);

/** The outermost of nested layers. */
export const outermost = (layer: string): string => layer.split(".")[0] ?? "";

/**
 * Reads the rules of a page. @returns `null` where a sheet of another origin may not be read: it could have any rule
 */
export function readPageRules(page: Document): PageRules | null {
  // The classes of the page's own window: a rule of another one is not an instance of those here.
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return null;
  const layers = new Set<string>();
  const read = (list: CSSRuleList, layer: string): readonly PageRule[] =>
    [...list].flatMap((rule): readonly PageRule[] => {
      if (rule instanceof view.CSSStyleRule) return [{ layer, rule }];
      if (rule instanceof view.CSSLayerStatementRule) {
        for (const name of rule.nameList) layers.add(outermost(inside(layer, name)));
        return [];
      }
      if (rule instanceof view.CSSLayerBlockRule) {
        const name = inside(layer, rule.name);
        layers.add(outermost(name));
        return read(rule.cssRules, name);
      }
      if (rule instanceof view.CSSImportRule) {
        const name = rule.layerName ? inside(layer, rule.layerName) : layer;
        if (rule.layerName) layers.add(outermost(name));
        return rule.styleSheet ? read(rule.styleSheet.cssRules, name) : [];
      }
      if (rule instanceof view.CSSMediaRule && !view.matchMedia(rule.media.mediaText).matches)
        return [];
      return rule instanceof view.CSSConditionRule ? read(rule.cssRules, layer) : [];
    });
  try {
    const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
    const rules = sheets
      .filter(({ disabled, media }) => !disabled && view.matchMedia(media.mediaText).matches)
      .flatMap(({ cssRules }) => read(cssRules, ""));
    return { rules, layers: [...layers] };
  } catch {
    return null;
  }
}
