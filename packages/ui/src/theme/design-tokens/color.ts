import type { Color } from "culori/fn";
import { toHex } from "../color/color-spaces.ts";
import { isHex } from "../color/contrast.ts";
import { ThemeError } from "../errors/theme-error.ts";

type Range = readonly [least: number, most: number];

const ANY: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const UNIT: Range = [0, 1];
const PERCENT: Range = [0, 100];
const CHROMA: Range = [0, Number.POSITIVE_INFINITY];
const HUE: Range = [0, 360];

const RGB = [UNIT, UNIT, UNIT] as const;
const XYZ = [ANY, ANY, ANY] as const;

/** Space of the format → its name in the library, its channels and their ranges, and the value in the file for 1 in the library. */
const SPACES: ReadonlyMap<
  unknown,
  [mode: Color["mode"], channels: string, ranges: readonly Range[], scale?: readonly number[]]
> = new Map([
  ["srgb", ["rgb", "rgb", RGB]],
  ["srgb-linear", ["lrgb", "rgb", RGB]],
  ["hsl", ["hsl", "hsl", [HUE, PERCENT, PERCENT], [1, 100, 100]]],
  ["hwb", ["hwb", "hwb", [HUE, PERCENT, PERCENT], [1, 100, 100]]],
  ["lab", ["lab", "lab", [PERCENT, ANY, ANY]]],
  ["lch", ["lch", "lch", [PERCENT, CHROMA, HUE]]],
  ["oklab", ["oklab", "lab", [UNIT, ANY, ANY]]],
  ["oklch", ["oklch", "lch", [UNIT, CHROMA, HUE]]],
  ["display-p3", ["p3", "rgb", RGB]],
  ["a98-rgb", ["a98", "rgb", RGB]],
  ["prophoto-rgb", ["prophoto", "rgb", RGB]],
  ["rec2020", ["rec2020", "rgb", RGB]],
  ["xyz-d65", ["xyz65", "xyz", XYZ]],
  ["xyz-d50", ["xyz50", "xyz", XYZ]],
]);

/** Tolerated rounding error of a tool; `255` for a channel that ends at 1 is a mistake. */
const SLACK = 0.01;

function isWithin(part: unknown, [least, most]: Range = ANY): boolean {
  if (part === "none") return true;
  const slack = Number.isFinite(most) ? SLACK * most : SLACK;
  return Number.isFinite(part) && Number(part) >= least - slack && Number(part) <= most + slack;
}

/**
 * A colour of the format as hex, mapped into what every screen shows; `hex` in the file is only a fallback and is not read.
 * @throws ThemeError naming the token
 */
export function tokenHex(value: unknown, token: string): string {
  if (isHex(value)) return value;
  if (typeof value !== "object" || value === null) throw new ThemeError(token, value, "a colour");
  const spaceName: unknown = Reflect.get(value, "colorSpace");
  const space = SPACES.get(spaceName);
  const components: unknown = Reflect.get(value, "components");
  const alpha: unknown = Reflect.get(value, "alpha") ?? 1;
  if (!space || !Array.isArray(components) || components.length !== 3) {
    throw new ThemeError(token, value, "a colour space with three components");
  }
  const [mode, channels, ranges, scale = [1, 1, 1]] = space;
  if (!components.every((part: unknown, at) => isWithin(part, ranges[at]))) {
    throw new ThemeError(token, value, `components in the range of ${String(spaceName)}`);
  }
  if (typeof alpha !== "number" || !(alpha >= 0 && alpha <= 1)) {
    throw new ThemeError(token, value, "an alpha from 0 to 1");
  }
  const parts = [...channels].map((channel, at) => {
    const part: unknown = components[at];
    return [channel, typeof part === "number" ? part / (scale[at] ?? 1) : 0];
  });
  return toHex({ mode, ...Object.fromEntries(parts), alpha } as Color);
}
