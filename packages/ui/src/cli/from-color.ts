import { brandFromColor } from "../theme/from-color/from-color.ts";
import { EXIT, levelOf, type Options, UsageError } from "./usage.ts";
import { writeTheme } from "./write-theme.ts";

/** `satang-theme from-color`: a light and a dark brand from one colour. */
export async function fromColor(colors: readonly string[], options: Options): Promise<number> {
  const [color] = colors;
  if (color === undefined || colors.length > 1) throw new UsageError("from-color needs one colour");
  const { id } = options;
  const level = levelOf(options);
  await writeTheme(brandFromColor(color, { ...(id && { id }), ...(level && { level }) }), options);
  return EXIT.ok;
}
