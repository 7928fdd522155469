/** A value stored on this device; `undefined` when there is none, or no storage. */
export function readDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
