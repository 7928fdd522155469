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
  useMode as registerMode,
  toGamut,
} from "culori/fn";

// Every space of CSS and of the Design Tokens format.
registerMode(modeA98);
registerMode(modeHsl);
registerMode(modeHwb);
registerMode(modeLab);
registerMode(modeLch);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);
registerMode(modeP3);
registerMode(modeProphoto);
registerMode(modeRec2020);
registerMode(modeRgb);
registerMode(modeXyz50);
registerMode(modeXyz65);

const isOnScreen = inGamut("rgb");
const toScreen = toGamut("rgb", "oklch");

/** Hex of the nearest colour that every screen shows: lightness and hue are kept, chroma is reduced. */
export function toHex(color: Color): string {
  const { alpha = 1 } = color;
  const shown = isOnScreen(color) ? color : { ...toScreen(color), alpha };
  return alpha < 1 ? formatHex8(shown) : formatHex(shown);
}
