import { riverDay } from "@satang/ui/themes/river-day";
import { defineBrand, themeToCss } from "@satang/ui/theming";

/** The host's brand, written as its difference to one that exists. */
export const lotus = defineBrand({
  id: "lotus",
  extends: riverDay,
  color: { accent: "#b3125f", onAccent: "#ffffff", accentText: "#a3125a", page: "#fffaf3" },
  radius: { card: 32, button: 26 },
});

/** Puts the brand on a page without a build step; a strict security policy allows it. */
export function wearBrand(target: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeToCss(lotus));
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}
