import type { BrandTokens } from "../../tokens/brand.types.ts";

/** For tests and drafts, without hues, radii and shadows: shows layout and text alone. */
export const wireframe: BrandTokens = {
  id: "wireframe",
  scheme: "light",
  color: {
    page: "#ffffff",
    pageGlow: "#ffffff",
    surface: "#ffffff",
    surfaceRaised: "#ffffff",
    surfaceSunken: "#eeeeee",
    overlay: "#00000080",
    line: "#00000040",
    control: "#707070",
    text: "#1a1a1a",
    textMuted: "#595959",
    accent: "#404040",
    accentText: "#404040",
    onAccent: "#ffffff",
    positive: "#4d4d4d",
    warning: "#4d4d4d",
    critical: "#4d4d4d",
    info: "#4d4d4d",
    shadow: "#00000000",
    wave: "#bbbbbb",
    walletStart: "#404040",
    walletEnd: "#262626",
    walletText: "#ffffff",
    walletTextMuted: "#d9d9d9",
  },
  radius: { small: 0, medium: 0, control: 0, button: 0, card: 0, sheet: 0 },
};
