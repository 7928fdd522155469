import { riverDay } from "../theme/brands/river-day/index.ts";
import { checkTheme } from "../theme/check/check-theme.ts";
import { brandFromColor, type ColorMove } from "../theme/from-color/from-color.ts";
import type { BrandTokens } from "../theme/tokens/brand.types.ts";
import { EXIT, levelOf, type Options, UsageError, warn } from "./usage.ts";
import { writeTheme } from "./write-theme.ts";

const sayMove = ({ scheme, from, to, reason }: ColorMove) =>
  warn(`${scheme}: the main action is ${to} and not ${from}: ${reason}`);

const sayKept = ({ scheme, from, to, reason }: ColorMove) =>
  warn(`${scheme}: the main action stays ${from}: ${reason}; ${to} would pass`);

const sayFailures = (brand: BrandTokens) => {
  for (const { message } of checkTheme(brand).failures) warn(`${brand.scheme}: ${message}`);
};

/** All corners in the proportions of the included brands. @throws UsageError */
function radiiOf(text: string): BrandTokens["radius"] {
  if (!/^\d{1,2}$/.test(text))
    throw new UsageError(`--radius is "${text}"; expected px from 0 to 99`);
  const scale = Number(text) / riverDay.radius.button;
  const entries = Object.entries(riverDay.radius);
  const scaled = entries.map(([name, radius]) => [name, Math.round(radius * scale)]);
  return Object.fromEntries(scaled) as BrandTokens["radius"];
}

/** A shell removes the quotes that a name with spaces needs in CSS. */
const familyOf = (font: string) => (/^[\w -]* [\w -]*$/.test(font) ? `"${font.trim()}"` : font);

/** `satang-theme from-color`: a light and a dark brand from one colour. */
export async function fromColor(colors: readonly string[], options: Options): Promise<number> {
  const [color] = colors;
  if (color === undefined || colors.length > 1) throw new UsageError("from-color needs one colour");
  const { id, keep, radius, font } = options;
  const level = levelOf(options);
  const brand = brandFromColor(color, {
    ...(id && { id }),
    ...(level && { level }),
    ...(keep && { keep }),
    ...(radius !== undefined && { radius: radiiOf(radius) }),
    ...(font !== undefined && { fontFamily: familyOf(font) }),
    onMove: sayMove,
  });
  if (keep) {
    brandFromColor(color, { ...(level && { level }), onMove: sayKept });
    for (const side of [brand.light, brand.dark]) sayFailures(side);
  }
  await writeTheme(brand, options);
  return EXIT.ok;
}
