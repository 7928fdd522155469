import type { BrandTokens } from "../../tokens/brand.types.ts";

/**
 * For tests, with extreme but valid values: the largest radii, heavy and large type, missing fonts,
 * saturated colours.
 */
export const stress: BrandTokens = {
  id: "stress",
  scheme: "dark",
  color: {
    page: "#1a0033",
    pageGlow: "#005c4b",
    surface: "#26004d",
    surfaceRaised: "#3a0a66",
    surfaceSunken: "#100020",
    overlay: "#ff00aa59",
    line: "#00ffcc66",
    control: "#b98cff",
    text: "#fdffe0",
    textMuted: "#d9c2ff",
    accent: "#00ffc8",
    accentText: "#00ffc8",
    onAccent: "#001a14",
    positive: "#aaff00",
    warning: "#ffd500",
    critical: "#ff9ecf",
    info: "#7fdcff",
    shadow: "#ff00aa66",
    wave: "#ff00aa",
    walletStart: "#7a0055",
    walletEnd: "#00335c",
    walletText: "#ffffff",
    walletTextMuted: "#ffe0f6",
  },
  radius: { small: 64, medium: 64, control: 64, button: 64, card: 64, sheet: 64 },
  fontFamily: '"No Machine Has This Family", "Nor This One"',
  values: {
    font: {
      weightRegular: "700",
      weightMedium: "800",
      weightStrong: "900",
      weightHeavy: "1000",
      sizeCaption: "0.9375rem",
      sizeSmall: "1.0625rem",
      sizeBody: "1.1875rem",
      sizeLead: "1.375rem",
      sizeTitle: "1.75rem",
      sizeDisplay: "2.375rem",
    },
    motion: { easeOut: "cubic-bezier(0.2, 1.8, 0.2, 1)" },
    shadow: { card: "0 0 0 3px #ff00aa, 12px 12px 0 4px #00ffc8" },
  },
};
