import {
  type Color,
  formatHex,
  formatHex8,
  inGamut,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as speak,
  toGamut,
} from "culori/fn";
import { isHex } from "../colour.ts";
import { ThemeError } from "../theme-error.ts";

speak(modeA98);
speak(modeHsl);
speak(modeHwb);
speak(modeLab);
speak(modeLch);
speak(modeLrgb);
speak(modeOklab);
speak(modeOklch);
speak(modeP3);
speak(modeProphoto);
speak(modeRec2020);
speak(modeRgb);
speak(modeXyz50);
speak(modeXyz65);

/** Space of the format → its name in the library, its channels, and what their 1 is in the file. */
const SPACES: Readonly<
  Record<string, [mode: Color["mode"], channels: string, scale?: readonly number[]]>
> = {
  srgb: ["rgb", "rgb"],
  "srgb-linear": ["lrgb", "rgb"],
  hsl: ["hsl", "hsl", [1, 100, 100]],
  hwb: ["hwb", "hwb", [1, 100, 100]],
  lab: ["lab", "lab"],
  lch: ["lch", "lch"],
  oklab: ["oklab", "lab"],
  oklch: ["oklch", "lch"],
  "display-p3": ["p3", "rgb"],
  "a98-rgb": ["a98", "rgb"],
  "prophoto-rgb": ["prophoto", "rgb"],
  rec2020: ["rec2020", "rgb"],
  "xyz-d65": ["xyz65", "xyz"],
  "xyz-d50": ["xyz50", "xyz"],
};

const isOnScreen = inGamut("rgb");
const toScreen = toGamut("rgb", "oklch");

/**
 * A colour of the format as hex, mapped into what every screen shows; `hex` in the file is only a fallback and is not read.
 * @throws ThemeError naming the token
 */
export function hexOf(value: unknown, token: string): string {
  if (isHex(value)) return value;
  if (typeof value !== "object" || value === null) throw new ThemeError(token, value, "a colour");
  const space = SPACES[String(Reflect.get(value, "colorSpace"))];
  const components: unknown = Reflect.get(value, "components");
  const alpha: unknown = Reflect.get(value, "alpha") ?? 1;
  const readable = (part: unknown) => part === "none" || Number.isFinite(part);
  if (
    !space ||
    !Array.isArray(components) ||
    components.length !== 3 ||
    !components.every(readable)
  ) {
    throw new ThemeError(token, value, "a colour space with three components");
  }
  if (typeof alpha !== "number" || !(alpha >= 0 && alpha <= 1)) {
    throw new ThemeError(token, value, "an alpha from 0 to 1");
  }
  const [mode, channels, scale = [1, 1, 1]] = space;
  const parts = [...channels].map((channel, at) => {
    const part: unknown = components[at];
    return [channel, typeof part === "number" ? part / (scale[at] ?? 1) : 0];
  });
  const color = { mode, ...Object.fromEntries(parts), alpha } as Color;
  const shown = isOnScreen(color) ? color : { ...toScreen(color), alpha };
  return alpha < 1 ? formatHex8(shown) : formatHex(shown);
}
