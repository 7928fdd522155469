import { brandFromColor, type ColorMove } from "../theme/from-color/from-color.ts";
import { EXIT, levelOf, type Options, UsageError, warn } from "./usage.ts";
import { writeTheme } from "./write-theme.ts";

const sayMove = ({ scheme, from, to, reason }: ColorMove) =>
  warn(`${scheme}: the main action is ${to} and not ${from}: ${reason}`);

/** `satang-theme from-color`: a light and a dark brand from one colour. */
export async function fromColor(colors: readonly string[], options: Options): Promise<number> {
  const [color] = colors;
  if (color === undefined || colors.length > 1) throw new UsageError("from-color needs one colour");
  const { id } = options;
  const level = levelOf(options);
  const brand = brandFromColor(color, {
    ...(id && { id }),
    ...(level && { level }),
    onMove: sayMove,
  });
  await writeTheme(brand, options);
  return EXIT.ok;
}
