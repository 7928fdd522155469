import { baseValues } from "../base-values.ts";
import type { BrandColors, BrandRadius, BrandTokens, ContrastLevel } from "../brand.types.ts";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { defineBrand } from "../define-brand.ts";
import { deriveBrand } from "../derive.ts";
import { ThemeError } from "../theme-error.ts";
import { kindOf, OVERRIDES } from "../token-kinds.ts";
import { BRAND_COLORS, DERIVED_COLORS, RADII } from "../validate-brand.ts";
import { resolver } from "./resolve.ts";
import { EXTENSION } from "./to-tokens.ts";
import type { DesignTokens } from "./tokens.types.ts";
import { valueFromToken, valueToToken } from "./values.ts";

/** What a file may leave out. */
export interface FromTokensOptions {
  /** @default what the file says */
  id?: string;
  /** Gives what the file leaves out. @default river-day or river-night, by the file's scheme */
  extends?: BrandTokens;
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  color: [...BRAND_COLORS, ...DERIVED_COLORS],
  radius: RADII,
  ...OVERRIDES,
  font: ["family", ...OVERRIDES.font],
};

/** The file's values as CSS, by group and token. */
function read(file: DesignTokens): Record<string, Record<string, string>> {
  const tokens = resolver(file);
  const groups = tokens.names([]).filter((group) => group in KNOWN);
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(
        tokens.names([group]).map((token) => {
          const path = `${group}.${token}`;
          const found = tokens.token([group, token]);
          if (!KNOWN[group]?.includes(token))
            throw new ThemeError(path, found.value, "a token that exists");
          const kind = kindOf(group, token);
          if (found.type !== undefined && found.type !== kind) {
            throw new ThemeError(path, found.type, `the type ${kind}`);
          }
          return [token, valueFromToken(kind, found.value, path)];
        }),
      ),
    ]),
  );
}

/** Whether two CSS values say the same, however they are spelt. */
function same(group: string, token: string, one: string, other: unknown): boolean {
  const kind = kindOf(group, token);
  return (
    JSON.stringify(valueToToken(kind, one)) === JSON.stringify(valueToToken(kind, String(other)))
  );
}

const pick = <T extends object>(
  values: Readonly<Record<string, string>>,
  names: readonly string[],
) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as T;

/** What differs from what the brand would have by itself becomes an exact value. */
function overrides(file: Record<string, Record<string, string>>, brand: BrandTokens) {
  const derived = deriveBrand(brand);
  const shared: Record<string, object> = { ...baseValues };
  const usual = (group: string): object => ({
    ...(group === "color" || group === "shadow" ? derived[group] : shared[group]),
    ...Reflect.get(brand.values ?? {}, group),
  });
  const groups = ["color", ...Object.keys(OVERRIDES)].flatMap((group) => {
    const names: readonly string[] = group === "color" ? DERIVED_COLORS : (KNOWN[group] ?? []);
    const own = Object.entries(file[group] ?? {}).filter(
      ([token, value]) =>
        token !== "family" &&
        names.includes(token) &&
        !same(group, token, value, Reflect.get(usual(group), token)),
    );
    return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
  });
  return groups.length > 0 ? { values: Object.fromEntries(groups) } : {};
}

/**
 * A brand from a file of the Design Tokens format 2025.10. Aliases, references and `$extends` are followed; groups that are
 * not Satang's (a palette, say) may be pointed at and are otherwise left alone; an unknown token in a group of Satang's is refused.
 * @throws ThemeError naming token and value
 * @example
 * const lotus = themeFromTokens(JSON.parse(await readFile("lotus.tokens.json", "utf8")));
 */
export function themeFromTokens(file: DesignTokens, options: FromTokensOptions = {}): BrandTokens {
  const values = read(file);
  const said = (file.$extensions?.[EXTENSION] ?? {}) as Partial<
    Record<"id" | "scheme" | "contrast", unknown>
  >;
  const { font = {}, radius = {}, color = {} } = values;
  const base = withoutFill(
    options.extends ?? (said.scheme === "dark" ? riverNight : riverDay),
    color,
  );
  const brand = defineBrand({
    id: options.id ?? (said.id as string),
    extends: base,
    ...(said.scheme === undefined ? {} : { scheme: said.scheme as BrandTokens["scheme"] }),
    ...(said.contrast === undefined ? {} : { contrast: said.contrast as ContrastLevel }),
    color: pick<Partial<BrandColors>>(color, BRAND_COLORS),
    radius: Object.fromEntries(
      Object.entries(radius).map(([token, px]) => [token, toPx(px, `radius.${token}`)]),
    ) as Partial<BrandRadius>,
    ...(font.family === undefined ? {} : { fontFamily: font.family }),
  });
  const exact = overrides(values, brand);
  return "values" in exact ? defineBrand({ id: brand.id, extends: brand, ...exact }) : brand;
}

/** A warning of the file's own is not tinted by the fill of the base's. */
function withoutFill(base: BrandTokens, color: Readonly<Record<string, string>>): BrandTokens {
  if (color.warning === undefined) return base;
  const { warningFill: _, ...colors } = base.color;
  return { ...base, color: colors };
}

const REM = 16;

function toPx(length: string, token: string): number {
  const number = Number.parseFloat(length);
  if (Number.isNaN(number)) throw new ThemeError(token, length, "a length");
  return length.endsWith("rem") ? number * REM : number;
}
