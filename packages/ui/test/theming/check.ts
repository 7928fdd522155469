import { type BrandTokens, checkTheme } from "@satang/ui/theming";

/** For your own tests, or before a theme of a customer is stored. */
export function complaints(brand: BrandTokens): string[] {
  const { failures } = checkTheme(brand, { level: "AA" });
  return failures.map(({ message }) => message);
}
