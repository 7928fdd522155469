import type { BrandTokens } from "../../tokens/brand.types.ts";

/** The light variant of river-night: warm white, with accents that are dark enough to read. */
export const riverDay: BrandTokens = {
  id: "river-day",
  scheme: "light",
  color: {
    page: "#fbf7f0",
    pageGlow: "#fff1cf",
    surface: "#ffffff",
    surfaceRaised: "#ffffff",
    surfaceSunken: "#f3ede0",
    overlay: "#2a231452",
    line: "#1c1a1717",
    control: "#877e6b",
    text: "#1c1a17",
    textMuted: "#6b6455",
    accent: "#f2b632",
    accentText: "#8a5a00",
    onAccent: "#2a1c00",
    positive: "#077952",
    warning: "#8a5a00",
    warningFill: "#f2a60d",
    critical: "#b3261e",
    info: "#1d4fb8",
    shadow: "#5a461824",
    wave: "#ffe29a",
    walletStart: "#2b3b8f",
    walletEnd: "#171f4d",
    walletText: "#fffdf7",
    walletTextMuted: "#d3d8ee",
  },
  radius: { small: 10, medium: 14, control: 16, button: 18, card: 24, sheet: 30 },
};
