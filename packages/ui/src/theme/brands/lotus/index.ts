import type { BrandTokens } from "../../tokens/brand.types.ts";

/** Magenta on ivory, with larger radii. */
export const lotus: BrandTokens = {
  id: "lotus",
  scheme: "light",
  color: {
    page: "#fffaf3",
    pageGlow: "#ffe1ee",
    surface: "#ffffff",
    surfaceRaised: "#ffffff",
    surfaceSunken: "#f8ece8",
    overlay: "#33102452",
    line: "#33102417",
    control: "#937581",
    text: "#2b1220",
    textMuted: "#70525f",
    accent: "#b3125f",
    accentText: "#a3125a",
    onAccent: "#ffffff",
    positive: "#0b7350",
    warning: "#8a5200",
    warningFill: "#f2a60d",
    critical: "#b3261e",
    info: "#2a4db0",
    shadow: "#5a183824",
    wave: "#f3a9c9",
    walletStart: "#96195f",
    walletEnd: "#4d0e38",
    walletText: "#fff8fb",
    walletTextMuted: "#f3d3e3",
  },
  radius: { small: 14, medium: 18, control: 22, button: 27, card: 32, sheet: 38 },
};
