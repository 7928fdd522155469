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

// Every space of CSS and of the Design Tokens format.
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

const isOnScreen = inGamut("rgb");
const toScreen = toGamut("rgb", "oklch");

/** Hex of the nearest colour that every screen shows: lightness and hue are kept, chroma is reduced. */
export function toHex(color: Color): string {
  const { alpha = 1 } = color;
  const shown = isOnScreen(color) ? color : { ...toScreen(color), alpha };
  return alpha < 1 ? formatHex8(shown) : formatHex(shown);
}
