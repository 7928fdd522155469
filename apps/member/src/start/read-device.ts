/** A value stored on this device, or in this tab; `undefined` when there is none, or no storage. */
export function readDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
