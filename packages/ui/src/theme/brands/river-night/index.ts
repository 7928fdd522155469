import type { BrandTokens } from "../../tokens/brand.types.ts";

/** The default: deep indigo with gold. */
export const riverNight: BrandTokens = {
  id: "river-night",
  scheme: "dark",
  color: {
    page: "#0a0f1f",
    pageGlow: "#1d2a66",
    surface: "#121933",
    surfaceRaised: "#1a2347",
    surfaceSunken: "#0c1226",
    overlay: "#050814b8",
    line: "#a7b0cc29",
    control: "#65709a",
    text: "#f4f1e8",
    textMuted: "#a7b0cc",
    accent: "#f5c451",
    accentText: "#f5c451",
    onAccent: "#231700",
    positive: "#3ddc97",
    warning: "#ffc46b",
    critical: "#ff8a8a",
    info: "#8fb8ff",
    shadow: "#00000088",
    wave: "#f5c451",
    walletStart: "#2b3b8f",
    walletEnd: "#141b3f",
    walletText: "#f4f1e8",
    walletTextMuted: "#c3cae6",
  },
  radius: { small: 10, medium: 14, control: 16, button: 18, card: 24, sheet: 30 },
};
