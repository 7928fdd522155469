/** Part of Web Crypto that {@link randomUuid} needs. Pages without HTTPS and some in-app browsers have no `randomUUID`. */
export type RandomSource = {
  randomUUID?: () => string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
};

/** A random UUID (version 4), also where `crypto.randomUUID` is missing. */
export const randomUuid = (source: RandomSource = globalThis.crypto): string => {
  if (typeof source.randomUUID === "function") return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : byte;
    const marked = index === 8 ? (versioned & 0x3f) | 0x80 : versioned;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  const part = (from: number, to: number) => hex.slice(from, to);
  return [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join("-");
};
