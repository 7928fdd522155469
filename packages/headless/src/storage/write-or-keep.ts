import type { KeyValueStore } from "./key-value-store.ts";

/**
 * Writes a value that must outlive the page, or leaves the earlier one.
 * @returns whether it was stored permanently
 */
export function writeOrKeep(store: KeyValueStore, key: string, value: string): boolean {
  const before = store.read(key);
  if (store.write(key, value)) return true;
  // A value in memory would hide the earlier one.
  store.remove(key);
  if (before !== undefined) store.write(key, before);
  return false;
}
