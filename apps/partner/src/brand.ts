import { riverDay } from "@satang/ui/themes/river-day";
import { adoptTheme, defineBrand } from "@satang/ui/theming";

/** The brand of the host, written as its differences from an included one. */
export const orchid = defineBrand({
  id: "orchid",
  extends: riverDay,
  color: { accent: "#7a1fa2", onAccent: "#ffffff", accentText: "#6f1b96", page: "#fbf8ff" },
  radius: { card: 32, button: 26 },
});

/** Applies the brand to the page without a build step; a strict security policy allows it. */
export const applyBrand = () => adoptTheme(orchid);
