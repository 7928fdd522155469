const KEY_BYTES: ReadonlySet<number> = new Set([16, 24, 32]);

/** Why a service cannot seal gift links: it has no key, or the key is not one of AES in base64. */
export type GiftLinkKeyProblem = "missing" | "invalid";

/** The bytes of a text in base64; `null` when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Checks a key for gift links: base64 of 16, 24 or 32 bytes. */
export function findGiftLinkKeyProblem(key: string | null): GiftLinkKeyProblem | null {
  if (key === null || key === "") return "missing";
  return KEY_BYTES.has(bytesOf(key)?.length ?? 0) ? null : "invalid";
}
