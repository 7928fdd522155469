import type { References } from "../settings/settings.ts";

const OWN_DIGITS = 10;

/**
 * The `reference` of a statement row.
 *
 * @param id number of the row
 * @param key Idempotency-Key of the call that wrote it
 */
export function referenceOf(
  references: References,
  id: number,
  key: string | null | undefined,
): string | undefined {
  if (references === "own") return `R${String(id).padStart(OWN_DIGITS, "0")}`;
  return references === "key" ? (key ?? undefined) : undefined;
}
