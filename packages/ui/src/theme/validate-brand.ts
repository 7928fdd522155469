import type { BrandColors, BrandRadius, BrandTokens, DerivedColor } from "./brand.types.ts";
import { isHex, parseHex } from "./colour.ts";
import { ThemeError } from "./theme-error.ts";
import { EXPECTED, fits, kindOf, OVERRIDES } from "./token-kinds.ts";

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

/** Derived colours that may be overridden, and which of them may be see-through. */
const DERIVED: Readonly<Record<DerivedColor, "opaque" | "any">> = {
  accentHover: "opaque",
  accentActive: "opaque",
  accentSoft: "opaque",
  accentLine: "any",
  accentGlow: "any",
  positiveSoft: "opaque",
  positiveLine: "any",
  onPositive: "opaque",
  warningSoft: "opaque",
  warningLine: "any",
  onWarning: "opaque",
  criticalHover: "opaque",
  criticalSoft: "opaque",
  criticalLine: "any",
  onCritical: "opaque",
  infoSoft: "opaque",
  infoLine: "any",
  onInfo: "opaque",
  focus: "opaque",
  focusGlow: "any",
  inverse: "opaque",
  onInverse: "opaque",
  walletControl: "any",
  walletSunken: "any",
  walletThumb: "opaque",
  onWalletThumb: "opaque",
  coinLight: "opaque",
  coin: "opaque",
  coinDark: "opaque",
  coinMark: "opaque",
  qr: "opaque",
};

export const BRAND_COLORS = Object.keys(COLORS) as readonly (keyof BrandColors)[];
export const DERIVED_COLORS = Object.keys(DERIVED) as readonly DerivedColor[];

export const RADII: readonly (keyof BrandRadius)[] = [
  "small",
  "medium",
  "control",
  "button",
  "card",
  "sheet",
];

function checkGroup(path: string, given: unknown, known: readonly string[]): object {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new ThemeError(path, given, "a group of tokens");
  }
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) {
      const token = path === "brand" ? key : `${path}.${key}`;
      throw new ThemeError(token, Reflect.get(given, key), "a token that exists");
    }
  }
  return given;
}

function checkColor(token: string, value: unknown, kind: "opaque" | "any" | "optional"): void {
  if (kind === "optional" && value === undefined) return;
  if (!isHex(value)) throw new ThemeError(token, value, "a hex colour");
  if (kind !== "any" && parseHex(value).a !== 1) {
    throw new ThemeError(token, value, "a hex colour without opacity");
  }
}

function checkValues(given: unknown): void {
  const values = checkGroup("values", given, ["color", ...Object.keys(OVERRIDES)]);
  for (const [group, tokens] of Object.entries(values)) {
    const known = group === "color" ? DERIVED_COLORS : Reflect.get(OVERRIDES, group);
    for (const [token, value] of Object.entries(checkGroup(`values.${group}`, tokens, known))) {
      const path = `values.${group}.${token}`;
      const kind = kindOf(group, token);
      if (kind === "color") checkColor(path, value, DERIVED[token as DerivedColor]);
      else if (kind !== "fontFamily" && !fits(kind, value)) {
        throw new ThemeError(path, value, EXPECTED[kind]);
      }
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
export function validateBrand(brand: unknown): asserts brand is BrandTokens {
  const { id, scheme, contrast, color, radius, fontFamily, values } = checkGroup("brand", brand, [
    "id",
    "scheme",
    "contrast",
    "color",
    "radius",
    "fontFamily",
    "values",
  ]) as Partial<Record<keyof BrandTokens, unknown>>;
  checkId(id);
  if (id === "system") throw new ThemeError("id", id, "an id that is not taken");
  if (scheme !== "light" && scheme !== "dark") {
    throw new ThemeError("scheme", scheme, '"light" or "dark"');
  }
  if (contrast !== undefined && contrast !== "AA" && contrast !== "AAA") {
    throw new ThemeError("contrast", contrast, '"AA" or "AAA"');
  }
  const colors = checkGroup("color", color, BRAND_COLORS);
  for (const [key, kind] of Object.entries(COLORS)) {
    checkColor(`color.${key}`, Reflect.get(colors, key), kind);
  }
  const radii = checkGroup("radius", radius, RADII);
  for (const key of RADII) {
    const value: unknown = Reflect.get(radii, key);
    if (typeof value !== "number" || !(value >= 0 && value <= 64)) {
      throw new ThemeError(`radius.${key}`, value, "a number of px from 0 to 64");
    }
  }
  if (fontFamily !== undefined && !(typeof fontFamily === "string" && FAMILY.test(fontFamily))) {
    throw new ThemeError("fontFamily", fontFamily, "family names, quoted if they have spaces");
  }
  if (values !== undefined) checkValues(values);
}
