import type { BrandColors, BrandRadius, BrandTokens } from "./brand.types.ts";
import { isHex, parseHex } from "./colour.ts";
import { ThemeError } from "./theme-error.ts";

const ID = /^[a-z][a-z0-9-]{0,63}$/;
const FAMILY =
  /^(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}\p{N}_-]{1,60})(?:, ?(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}\p{N}_-]{1,60})){0,7}$/u;

const COLORS: Readonly<Record<keyof BrandColors, "opaque" | "any" | "optional">> = {
  page: "opaque",
  pageGlow: "opaque",
  surface: "opaque",
  surfaceRaised: "opaque",
  surfaceSunken: "opaque",
  overlay: "any",
  line: "any",
  control: "opaque",
  text: "opaque",
  textMuted: "opaque",
  accent: "opaque",
  accentText: "opaque",
  onAccent: "opaque",
  positive: "opaque",
  warning: "opaque",
  warningFill: "optional",
  critical: "opaque",
  info: "opaque",
  shadow: "any",
  wave: "opaque",
  walletStart: "opaque",
  walletEnd: "opaque",
  walletText: "opaque",
  walletTextMuted: "opaque",
};

const RADII: readonly (keyof BrandRadius)[] = [
  "small",
  "medium",
  "control",
  "button",
  "card",
  "sheet",
];

function checkKeys(group: string, given: object, known: readonly string[]): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) {
      throw new ThemeError(`${group}${key}`, Reflect.get(given, key), "no such token");
    }
  }
}

/** Whether a value may stand in `data-satang-theme` and in a selector. @throws ThemeError */
export function checkId(id: unknown): asserts id is string {
  if (typeof id !== "string" || !ID.test(id)) {
    throw new ThemeError("id", id, "lower-case letters, digits and dashes, at most 64");
  }
}

/**
 * A brand is untrusted input: nothing of it becomes CSS before it passed here.
 * @throws ThemeError naming token and value
 */
export function checkBrand(brand: BrandTokens): void {
  checkKeys("", brand, ["id", "scheme", "color", "radius", "fontFamily"]);
  checkId(brand.id);
  if (brand.scheme !== "light" && brand.scheme !== "dark") {
    throw new ThemeError("scheme", brand.scheme, '"light" or "dark"');
  }
  const color = brand.color ?? {};
  checkKeys("color.", color, Object.keys(COLORS));
  for (const [key, kind] of Object.entries(COLORS)) {
    const value: unknown = Reflect.get(color, key);
    if (kind === "optional" && value === undefined) continue;
    if (!isHex(value)) throw new ThemeError(`color.${key}`, value, "a hex colour");
    if (kind !== "any" && parseHex(value).a !== 1) {
      throw new ThemeError(`color.${key}`, value, "a hex colour without opacity");
    }
  }
  const radius = brand.radius ?? {};
  checkKeys("radius.", radius, RADII);
  for (const key of RADII) {
    const value: unknown = Reflect.get(radius, key);
    if (typeof value !== "number" || !(value >= 0 && value <= 64)) {
      throw new ThemeError(`radius.${key}`, value, "a number of px from 0 to 64");
    }
  }
  if (brand.fontFamily !== undefined && !FAMILY.test(brand.fontFamily)) {
    throw new ThemeError(
      "fontFamily",
      brand.fontFamily,
      "family names, quoted if they have spaces",
    );
  }
}
