import { adoptTheme, brandFromJson, ThemeError } from "@satang/ui/theming";

/**
 * A brand from a database is untrusted: a wrong one is rejected with token and value, and the page
 * does not change.
 */
export function wearStored(json: unknown): string | undefined {
  try {
    const brand = brandFromJson(json);
    adoptTheme(brand);
    document.documentElement.dataset.satangTheme = brand.id;
    return undefined;
  } catch (error) {
    if (error instanceof ThemeError) return error.message;
    throw error;
  }
}
