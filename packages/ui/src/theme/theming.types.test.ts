import { expectTypeOf, test } from "vitest";
import { type BrandTokens, checkTheme, defineBrand, themeToCss } from "../theming.ts";
import { riverDay } from "./brands/river-day/index.ts";

test("a brand is small, partial and typed: what would be refused at run time does not compile where types can tell", () => {
  expectTypeOf(defineBrand).returns.toEqualTypeOf<BrandTokens>();
  const brand = () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "#005fcc" } });
  expectTypeOf(brand).returns.toEqualTypeOf<BrandTokens>();

  const chosen: string = "#005fcc";
  const later = () => defineBrand({ id: "acme", extends: riverDay, color: { accent: chosen } });
  expectTypeOf(later).returns.toEqualTypeOf<BrandTokens>();

  // @ts-expect-error -- a colour is hex
  () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "magenta" } });
  // @ts-expect-error -- one token is known, the other is not
  () => defineBrand({ id: "a", extends: riverDay, color: { accent: "#fff", button: "#fff" } });
  // @ts-expect-error -- no such token
  () => defineBrand({ id: "acme", extends: riverDay, color: { buttonFill: "#005fcc" } });
  // @ts-expect-error -- a colour is text
  () => defineBrand({ id: "acme", extends: riverDay, color: { accent: 0x005fcc } });
  // @ts-expect-error -- a radius is a number of px
  () => defineBrand({ id: "acme", extends: riverDay, radius: { card: "24px" } });
  // @ts-expect-error -- a scheme is light or dark
  () => defineBrand({ id: "acme", extends: riverDay, scheme: "dim" });
  // @ts-expect-error -- what the author picks is picked in `color`
  () => defineBrand({ id: "acme", extends: riverDay, values: { color: { text: "#000000" } } });
  // @ts-expect-error -- line heights follow the script
  () => defineBrand({ id: "acme", extends: riverDay, values: { font: { lineText: "1" } } });
  // @ts-expect-error -- without a base nothing fills the gaps
  () => defineBrand({ id: "acme", color: { accent: "#005fcc" } });
  // @ts-expect-error -- WCAG knows AA and AAA
  () => checkTheme(riverDay, { level: "A" });
  // @ts-expect-error -- a pair has both sides
  () => themeToCss({ id: "acme", light: riverDay });
});
