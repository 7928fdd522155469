import { expectTypeOf, test } from "vitest";
import { type BrandTokens, checkTheme, defineBrand, themeToCss } from "../../theming.ts";
import { riverDay } from "../brands/river-day/index.ts";

test("a brand is small, partial and typed: a value that is rejected at run time does not compile if types can express it", () => {
  expectTypeOf(defineBrand).returns.toEqualTypeOf<BrandTokens>();
  const brand = () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "#005fcc" } });
  expectTypeOf(brand).returns.toEqualTypeOf<BrandTokens>();

  const chosen: string = "#005fcc";
  const later = () => defineBrand({ id: "acme", extends: riverDay, color: { accent: chosen } });
  expectTypeOf(later).returns.toEqualTypeOf<BrandTokens>();

  const hex = "#005fcc" as `#${string}`;
  const all: BrandTokens["color"] = riverDay.color;
  const overrides: BrandTokens["values"] = { motion: { base: "160ms" } };
  const mixed = (accent: "#fff" | "#000000") =>
    defineBrand({
      id: "acme",
      extends: riverDay,
      color: { ...all, accent, text: hex, info: "#005fccff" },
      values: {
        ...overrides,
        color: { focus: chosen, qr: "#fff" },
        space: { 4: "18px", 5: "1.25rem" },
        font: { weightStrong: "700", sizeBody: "1.125rem" },
        motion: { quick: "0.1s", easeOut: "cubic-bezier(0, 0, 0.2, 1)" },
        z: { toast: "2000" },
      },
    });
  expectTypeOf(mixed).returns.toEqualTypeOf<BrandTokens>();

  // @ts-expect-error -- no digit
  () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "#ggg" } });
  // @ts-expect-error -- five digits are not a colour
  () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "#a1006" } });
  // @ts-expect-error -- a value cannot end the declaration
  () => defineBrand({ id: "acme", extends: riverDay, color: { accent: "#fff;} body{}" } });
  // @ts-expect-error -- an exact colour is hex too
  () => defineBrand({ id: "acme", extends: riverDay, values: { color: { focus: "red" } } });
  // @ts-expect-error -- a length ends with a unit
  () => defineBrand({ id: "acme", extends: riverDay, values: { space: { 4: "16px;}" } } });
  // @ts-expect-error -- a time has a unit
  () => defineBrand({ id: "acme", extends: riverDay, values: { motion: { base: "160" } } });
  // @ts-expect-error -- no such group
  () => defineBrand({ id: "acme", extends: riverDay, values: { glow: {} } });
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
  // @ts-expect-error -- colours of the author are set in `color`
  () => defineBrand({ id: "acme", extends: riverDay, values: { color: { text: "#000000" } } });
  // @ts-expect-error -- line heights follow the script
  () => defineBrand({ id: "acme", extends: riverDay, values: { font: { lineText: "1" } } });
  // @ts-expect-error -- without a base the other values are missing
  () => defineBrand({ id: "acme", color: { accent: "#005fcc" } });
  // @ts-expect-error -- WCAG has AA and AAA
  () => checkTheme(riverDay, { level: "A" });
  // @ts-expect-error -- a pair has both sides
  () => themeToCss({ id: "acme", light: riverDay });
});
