import type { Page } from "playwright";

/** A light and a dark device. */
export const SCHEMES = ["light", "dark"] as const;

export type Scheme = (typeof SCHEMES)[number];

/** A value for each of them. */
export type InSchemes<Value> = Readonly<Record<Scheme, Value>>;

/** Reads something of a page on a light, then on a dark device. */
export async function inSchemes<Value>(
  page: Page,
  read: () => Promise<Value>,
): Promise<InSchemes<Value>> {
  const inScheme = async (colorScheme: Scheme) => {
    await page.emulateMedia({ colorScheme });
    return read();
  };
  return { light: await inScheme("light"), dark: await inScheme("dark") };
}
