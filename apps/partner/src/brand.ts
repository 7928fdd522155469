import { riverDay } from "@satang/ui/themes/river-day";
import { adoptTheme, defineBrand } from "@satang/ui/theming";

/** The host's brand, written as its difference to one that exists. */
export const orchid = defineBrand({
  id: "orchid",
  extends: riverDay,
  color: { accent: "#7a1fa2", onAccent: "#ffffff", accentText: "#6f1b96", page: "#fbf8ff" },
  radius: { card: 32, button: 26 },
});

/** Puts the brand on the page without a build step; a strict security policy allows it. */
export const wearBrand = () => adoptTheme(orchid);
