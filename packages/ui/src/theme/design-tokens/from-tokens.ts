import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { deriveBrand } from "../derive/derive-brand.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { defineBrand } from "../schema/define-brand.ts";
import { baseValues } from "../tokens/base-values.ts";
import type {
  BrandColors,
  BrandRadius,
  BrandTokens,
  ContrastLevel,
} from "../tokens/brand.types.ts";
import { authored, replaceable } from "../tokens/columns.ts";
import type { TokenKind } from "../tokens/token-row.ts";
import { resolver } from "./resolve.ts";
import { EXTENSION } from "./to-tokens.ts";
import { changeable, kindOf } from "./token-of-file.ts";
import type { DesignTokens } from "./tokens.types.ts";
import { valueFromToken, valueToToken } from "./values.ts";

/** Values for tokens that are not in the file. */
export interface FromTokensOptions {
  /** @default the id in the file */
  id?: string;
  /**
   * Brand with the values that are not in the file. @default river-day or river-night, by the
   * file's scheme
   */
  extends?: BrandTokens;
}

/** The file's values as CSS, by group and token. */
function read(file: DesignTokens): Record<string, Record<string, string>> {
  const tokens = resolver(file);
  const groups = tokens.names([]).filter((group) => Object.hasOwn(changeable, group));
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(
        tokens.names([group]).map((token) => {
          const path = `${group}.${token}`;
          const found = tokens.token([group, token]);
          const kind = kindOf(group, token);
          if (!kind) throw new ThemeError(path, found.value, "a token that exists");
          if (found.type !== undefined && found.type !== kind) {
            throw new ThemeError(path, found.type, `the type ${kind}`);
          }
          return [token, valueFromToken(kind, found.value, path)];
        }),
      ),
    ]),
  );
}

/** Whether two CSS values are equal in different notations. */
const same = (kind: TokenKind, one: string, other: unknown): boolean =>
  JSON.stringify(valueToToken(kind, one)) === JSON.stringify(valueToToken(kind, String(other)));

const pick = <T extends object>(
  values: Readonly<Record<string, string>>,
  names: readonly string[],
) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as T;

/** A value that differs from the one that the brand derives becomes an exact value. */
function overrides(file: Record<string, Record<string, string>>, brand: BrandTokens) {
  const shared: Readonly<Record<string, object>> = baseValues;
  const derived: Readonly<Record<string, object>> = { ...deriveBrand(brand) };
  const groups = Object.entries(replaceable).flatMap(([group, rows]) => {
    const usual = { ...shared[group], ...derived[group] };
    const own = Object.entries(file[group] ?? {}).filter(([token, value]) => {
      const row = rows[token];
      return row && !same(row.kind, value, Reflect.get(usual, token));
    });
    return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
  });
  return groups.length > 0 ? { values: Object.fromEntries(groups) } : {};
}

/**
 * A brand from a file of the Design Tokens format 2025.10. Aliases, references and `$extends` are
 * followed; other groups than Satang's, such as a palette, may be referenced and are ignored
 * otherwise; an unknown token in a group of Satang's is rejected.
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
    color: pick<Partial<BrandColors>>(color, Object.keys(authored.color ?? {})),
    radius: Object.fromEntries(
      Object.entries(radius).map(([token, px]) => [token, toPx(px, `radius.${token}`)]),
    ) as Partial<BrandRadius>,
    ...(font.family === undefined ? {} : { fontFamily: font.family }),
  });
  const exact = overrides(values, brand);
  return "values" in exact ? defineBrand({ id: brand.id, extends: brand, ...exact }) : brand;
}

/** A warning colour in the file is not tinted by the fill of the base. */
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
