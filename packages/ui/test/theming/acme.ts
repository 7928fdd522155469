import { riverDay } from "@satang/ui/themes/river-day";
import { defineBrand } from "@satang/ui/theming";

/** Only what differs: the rest is the base's, and hover, soft and focus colours follow from yours. */
export const acme = defineBrand({
  id: "acme",
  extends: riverDay,
  color: { accent: "#005fcc", onAccent: "#ffffff", accentText: "#0055b8" },
  radius: { button: 12, card: 16 },
  fontFamily: '"Kanit"',
  values: { motion: { base: "160ms" } },
});
