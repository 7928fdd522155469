import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { compare } from "../../visual/compare.ts";

/**
 * Compares two pictures, and writes them and their difference below `folder` when they differ.
 * @param desk a page that nothing else uses
 * @returns what is wrong; `null` when no pixel differs
 */
export async function differenceOf(
  desk: Page,
  folder: string,
  {
    name,
    expected,
    actual,
  }: { readonly name: string; readonly expected: Buffer; readonly actual: Buffer },
): Promise<string | null> {
  const found = await compare(desk, expected, actual);
  if (!found) return null;
  await mkdir(folder, { recursive: true });
  const pictures = { expected, actual, difference: found.picture };
  for (const [kind, picture] of Object.entries(pictures))
    await writeFile(join(folder, `${name}-${kind}.webp`), picture);
  return `${found.pixels} pixels differ, see ${join(folder, `${name}-difference.webp`)}`;
}
