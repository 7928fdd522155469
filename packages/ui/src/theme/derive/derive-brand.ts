import { mix, reach } from "../color/contrast.ts";
import { TEXT_RATIO } from "../color/ratios.ts";
import { validateBrand } from "../schema/validate-brand.ts";
import type { BrandOverrides, BrandTokens, BrandValues } from "../tokens/brand.types.ts";
import { colorRows } from "../tokens/columns.ts";
import { fontStack } from "../tokens/font-stack.ts";
import type { ColorRow } from "../tokens/token-row.ts";
import { tokenTable } from "../tokens/token-table.ts";

/**
 * How {@link deriveBrand} treats colours below their ratio: `reach` adjusts them, `asWritten` keeps
 * them.
 */
type Hold = typeof reach;
const asWritten: Hold = (color) => color;

/** Reads the derived tokens of a brand; a colour is computed when it is first read. */
function reader(brand: BrandTokens, hold: Hold) {
  const written = { ...brand.color } as Readonly<Record<string, string>>;
  const ratio = TEXT_RATIO[brand.contrast ?? "AA"];
  const known: Record<string, string> = {};

  function compute(token: string, row: ColorRow): string {
    const from = row.from ?? token;
    const source = written[from] ?? row.value ?? "";
    const followed = () => of(from);
    return (
      row.derive?.({ row, written, source, of, followed, grounds, ratio, hold }) ??
      row.value ??
      source
    );
  }
  function of(token: string): string {
    known[token] ??= compute(token, colorRows[token] as ColorRow);
    return known[token];
  }
  function groundOf(token: string): string {
    const { share, over: [below] = [] } = colorRows[token] as ColorRow;
    return share && below ? mix(of(token), share, of(below)) : of(token);
  }
  function grounds(tokens: readonly string[] = []): string[] {
    return tokens.map(groundOf);
  }
  return { of, compute };
}

const valuesOf = (rows: object, value: (token: string, row: ColorRow) => string) =>
  Object.fromEntries(
    Object.entries(rows as Record<string, ColorRow>)
      .filter(([, { variable }]) => variable !== false)
      .map(([token, row]) => [token, value(token, row)]),
  );

/** Every value that a brand sets, before exact values replace them. */
function derived(brand: BrandTokens, hold: Hold) {
  const { of, compute } = reader(brand, hold);
  const radius: Readonly<Record<string, number>> = { ...brand.radius };
  return {
    color: valuesOf(tokenTable.color, of),
    radius: valuesOf(tokenTable.radius, (token, { value }) => value ?? `${radius[token]}px`),
    shadow: valuesOf(tokenTable.shadow, compute),
    font: { family: fontStack(brand.fontFamily) },
  } as BrandValues;
}
/**
 * A brand's values; other groups than colour, radius and shadow only when the brand replaces their
 * values.
 */
export type DerivedBrand = BrandValues &
  Omit<BrandOverrides, "color" | "shadow" | "font"> & {
    font: BrandValues["font"] & BrandOverrides["font"];
  };

function withValues(values: BrandValues, { color, shadow, font, ...rest }: BrandOverrides = {}) {
  return {
    ...values,
    ...rest,
    color: { ...values.color, ...color },
    shadow: { ...values.shadow, ...shadow },
    font: { ...values.font, ...font },
  };
}

/**
 * Computes every value of a brand from the author's colours: hover, active, soft and contrast.
 * Colours of text and of control edges are adjusted until they reach the brand's level; the others
 * stay unchanged.
 * @throws ThemeError when a value may not become CSS
 */
export function deriveBrand(brand: BrandTokens): DerivedBrand {
  validateBrand(brand);
  return withValues(derived(brand, reach), brand.values);
}

/** The same with the author's colours unchanged, to check them. */
export function deriveAsWritten(brand: BrandTokens): DerivedBrand {
  return withValues(derived(brand, asWritten), brand.values);
}
