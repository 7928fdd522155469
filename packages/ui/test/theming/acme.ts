import { riverDay } from "@satang/ui/themes/river-day";
import { defineBrand } from "@satang/ui/theming";

/**
 * Only the differences: other values are those of the base, and hover, soft and focus colours are
 * derived from yours.
 */
export const acme = defineBrand({
  id: "acme",
  extends: riverDay,
  color: { accent: "#005fcc", onAccent: "#ffffff", accentText: "#0055b8" },
  radius: { button: 12, card: 16 },
  fontFamily: '"Kanit"',
  values: { motion: { base: "160ms" } },
});
