import type {
  BrandColors,
  BrandPair,
  BrandRadius,
  BrandTokens,
  DerivedColor,
} from "./brand.types.ts";
import { isHex, parseHex } from "./colour.ts";
import { ThemeError, type ThemeProblem } from "./theme-error.ts";
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

/** Is told of each token that is wrong; checking goes on. */
type Refuse = (token: string, value: unknown, expected: string) => void;

/** The group, or nothing where it is none: its tokens are not missed one by one then. */
function checkGroup(
  path: string,
  given: unknown,
  known: readonly string[],
  refuse: Refuse,
): object | undefined {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    refuse(path, given, "a group of tokens");
    return undefined;
  }
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    refuse(
      path === "brand" ? key : `${path}.${key}`,
      Reflect.get(given, key),
      "a token that exists",
    );
  }
  return given;
}

function checkColor(
  token: string,
  value: unknown,
  kind: "opaque" | "any" | "optional",
  refuse: Refuse,
): void {
  if (kind === "optional" && value === undefined) return;
  if (!isHex(value)) refuse(token, value, "a hex colour");
  else if (kind !== "any" && parseHex(value).a !== 1) {
    refuse(token, value, "a hex colour without opacity");
  }
}

function checkColors(given: unknown, refuse: Refuse): void {
  const colors = checkGroup("color", given, BRAND_COLORS, refuse);
  if (!colors) return;
  for (const [key, kind] of Object.entries(COLORS)) {
    checkColor(`color.${key}`, Reflect.get(colors, key), kind, refuse);
  }
}

function checkRadii(given: unknown, refuse: Refuse): void {
  const radii = checkGroup("radius", given, RADII, refuse);
  if (!radii) return;
  for (const key of RADII) {
    const value: unknown = Reflect.get(radii, key);
    if (typeof value !== "number" || !(value >= 0 && value <= 64)) {
      refuse(`radius.${key}`, value, "a number of px from 0 to 64");
    }
  }
}

function checkValues(given: unknown, refuse: Refuse): void {
  const groups: Record<string, readonly string[]> = { color: DERIVED_COLORS, ...OVERRIDES };
  const values = checkGroup("values", given, Object.keys(groups), refuse) ?? {};
  for (const [group, known] of Object.entries(groups)) {
    if (!Object.hasOwn(values, group)) continue;
    const tokens = checkGroup(`values.${group}`, Reflect.get(values, group), known, refuse) ?? {};
    for (const [token, value] of Object.entries(tokens).filter(([token]) =>
      known.includes(token),
    )) {
      const path = `values.${group}.${token}`;
      const kind = kindOf(group, token);
      if (kind === "color") checkColor(path, value, DERIVED[token as DerivedColor], refuse);
      else if (kind !== "fontFamily" && !fits(kind, value)) refuse(path, value, EXPECTED[kind]);
    }
  }
}

const ID_EXPECTED = "lower-case letters, digits and dashes, at most 64";

function checkId(id: unknown, refuse: Refuse): void {
  if (typeof id !== "string" || !ID.test(id)) refuse("id", id, ID_EXPECTED);
  else if (id === "system") refuse("id", id, "an id that is not taken");
}

/** Runs a check to its end, then throws all it found. @throws ThemeError */
function allAtOnce(check: (refuse: Refuse) => void): void {
  const problems: ThemeProblem[] = [];
  check((token, value, expected) => problems.push({ token, value, expected }));
  const [first, ...others] = problems;
  if (first) throw new ThemeError(first.token, first.value, first.expected, others);
}

function checkBrand(brand: unknown, refuse: Refuse): void {
  const known = ["id", "scheme", "contrast", "color", "radius", "fontFamily", "values"];
  const given = checkGroup("brand", brand, known, refuse);
  if (!given) return;
  const { id, scheme, contrast, color, radius, fontFamily, values } = given as Partial<
    Record<keyof BrandTokens, unknown>
  >;
  checkId(id, refuse);
  if (scheme !== "light" && scheme !== "dark") refuse("scheme", scheme, '"light" or "dark"');
  if (contrast !== undefined && contrast !== "AA" && contrast !== "AAA") {
    refuse("contrast", contrast, '"AA" or "AAA"');
  }
  checkColors(color, refuse);
  checkRadii(radius, refuse);
  if (fontFamily !== undefined && !(typeof fontFamily === "string" && FAMILY.test(fontFamily))) {
    refuse("fontFamily", fontFamily, "family names, quoted if they have spaces");
  }
  if (values !== undefined) checkValues(values, refuse);
}

/**
 * A brand is untrusted input: nothing of it becomes CSS before it passed here.
 * @throws ThemeError naming every token that is wrong, and its value
 */
export function validateBrand(brand: unknown): asserts brand is BrandTokens {
  allAtOnce((refuse) => checkBrand(brand, refuse));
}

/**
 * The same for two brands under one id, each on the side of its own scheme.
 * @throws ThemeError naming every token by its side, and its value
 */
export function validatePair(pair: unknown): asserts pair is BrandPair {
  allAtOnce((refuse) => {
    const given = checkGroup("brand", pair, ["id", "light", "dark"], refuse);
    if (!given) return;
    checkId(Reflect.get(given, "id"), refuse);
    for (const side of ["light", "dark"] as const) {
      const brand: unknown = Reflect.get(given, side);
      checkBrand(brand, (token, value, expected) =>
        refuse(token === "brand" ? side : `${side}.${token}`, value, expected),
      );
      const other = side === "light" ? "dark" : "light";
      if ((brand as Partial<BrandTokens> | null)?.scheme === other) {
        refuse(`${side}.scheme`, other, `"${side}"`);
      }
    }
  });
}
