import { isHex, parseHex } from "../color/contrast.ts";
import { ThemeError, type ThemeProblem } from "../errors/theme-error.ts";
import type { BrandPair, BrandTokens } from "../tokens/brand.types.ts";
import { authored, replaceable } from "../tokens/columns.ts";
import type { ColorRow } from "../tokens/token-row.ts";
import { checkSize } from "./group-size.ts";
import { EXPECTED, EXPECTED_FAMILY, fits, isFamily } from "./value-checks.ts";

const ID = /^[a-z][a-z0-9-]{0,63}$/;
/** Called with each token that is wrong; checking continues. */
type Refuse = (token: string, value: unknown, expected: string) => void;

/**
 * Returns the group, or `undefined` when the value is not a group; its tokens are not reported as
 * missing then.
 */
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
  checkSize(path, given);
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

function checkColor(token: string, value: unknown, row: ColorRow, refuse: Refuse): void {
  if (row.optional && value === undefined) return;
  if (!isHex(value)) refuse(token, value, "a hex colour");
  else if (!row.alpha && parseHex(value).a !== 1) {
    refuse(token, value, "a hex colour without opacity");
  }
}

function checkValue(token: string, value: unknown, row: ColorRow, refuse: Refuse): void {
  const { kind } = row;
  if (kind === "color") checkColor(token, value, row, refuse);
  else if (kind !== "fontFamily" && !fits(kind, value)) refuse(token, value, EXPECTED[kind]);
}

function checkColors(given: unknown, refuse: Refuse): void {
  const rows = authored.color ?? {};
  const colors = checkGroup("color", given, Object.keys(rows), refuse);
  if (!colors) return;
  for (const [token, row] of Object.entries(rows)) {
    checkColor(`color.${token}`, Reflect.get(colors, token), row, refuse);
  }
}

function checkRadii(given: unknown, refuse: Refuse): void {
  const known = Object.keys(authored.radius ?? {});
  const radii = checkGroup("radius", given, known, refuse);
  if (!radii) return;
  for (const token of known) {
    const value: unknown = Reflect.get(radii, token);
    if (typeof value !== "number" || !(value >= 0 && value <= 64)) {
      refuse(`radius.${token}`, value, "a number of px from 0 to 64");
    }
  }
}

function checkValues(given: unknown, refuse: Refuse): void {
  const values = checkGroup("values", given, Object.keys(replaceable), refuse) ?? {};
  for (const [group, rows] of Object.entries(replaceable)) {
    if (!Object.hasOwn(values, group)) continue;
    const path = `values.${group}`;
    const tokens = checkGroup(path, Reflect.get(values, group), Object.keys(rows), refuse) ?? {};
    for (const [token, value] of Object.entries(tokens)) {
      const row = Object.hasOwn(rows, token) && rows[token];
      if (row) checkValue(`${path}.${token}`, value, row, refuse);
    }
  }
}

const ID_EXPECTED = "lower-case letters, digits and dashes, at most 64";

function checkId(id: unknown, refuse: Refuse): void {
  if (typeof id !== "string" || !ID.test(id)) refuse("id", id, ID_EXPECTED);
  else if (id === "system") refuse("id", id, "an id that is not taken");
}

/** Runs a check to its end, then throws one error with all problems. @throws ThemeError */
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
  if (fontFamily !== undefined && !isFamily(fontFamily)) {
    refuse("fontFamily", fontFamily, EXPECTED_FAMILY);
  }
  if (values !== undefined) checkValues(values, refuse);
}

/**
 * A brand is untrusted input: no part of it becomes CSS before this check passes.
 * @throws ThemeError that names every wrong token and its value
 */
export function validateBrand(brand: unknown): asserts brand is BrandTokens {
  allAtOnce((refuse) => checkBrand(brand, refuse));
}

/**
 * The same for two brands under one id, each on the side of its own scheme.
 * @throws ThemeError that names every wrong token with its side, and its value
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
