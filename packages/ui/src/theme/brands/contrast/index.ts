import type { BrandTokens } from "../../tokens/brand.types.ts";

/**
 * Every text at WCAG AAA, every edge visible: for members with low vision and for bright sunlight.
 */
export const contrast: BrandTokens = {
  id: "contrast",
  scheme: "light",
  contrast: "AAA",
  color: {
    page: "#ffffff",
    pageGlow: "#ffffff",
    surface: "#ffffff",
    surfaceRaised: "#ffffff",
    surfaceSunken: "#f0f0f0",
    overlay: "#000000b3",
    line: "#000000a6",
    control: "#000000",
    text: "#000000",
    textMuted: "#333333",
    accent: "#14206b",
    accentText: "#14206b",
    onAccent: "#ffffff",
    positive: "#00472c",
    warning: "#573300",
    warningFill: "#f2a60d",
    critical: "#8a0a0a",
    info: "#123277",
    shadow: "#00000059",
    wave: "#14206b",
    walletStart: "#14206b",
    walletEnd: "#05082b",
    walletText: "#ffffff",
    walletTextMuted: "#e8ebff",
  },
  radius: { small: 6, medium: 8, control: 10, button: 10, card: 14, sheet: 18 },
};
