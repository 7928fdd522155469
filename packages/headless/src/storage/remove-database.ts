/** Removes a database and what is in it. A frame without storage has none, and throws. */
export function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {}
}
