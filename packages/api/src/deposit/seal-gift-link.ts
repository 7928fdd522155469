const IV_BYTES = 12;
const KEY_BYTES: ReadonlySet<number> = new Set([16, 24, 32]);

/** Seals a gift link with the key of the service; resolves to the text that `wallet.truelink` sends. */
export type SealGiftLink = (link: string, key: string) => Promise<string>;

/** Why a service cannot seal gift links: it has no key, or the key is not one of AES in base64. */
export type GiftLinkKeyProblem = "missing" | "invalid";

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Checks a key for {@link sealGiftLink}: base64 of 16, 24 or 32 bytes. */
export function findGiftLinkKeyProblem(key: string | null): GiftLinkKeyProblem | null {
  if (key === null || key === "") return "missing";
  return KEY_BYTES.has(bytesOf(key)?.length ?? 0) ? null : "invalid";
}

/**
 * Seals a gift link with AES-GCM: base64 of the iv, 12 random bytes, followed by the ciphertext (decision 12). A key that
 * is shipped to a browser hides nothing from the owner of the browser.
 * @param key base64 of 16, 24 or 32 bytes
 * @throws TypeError when the key is not one
 * @throws Error where the page has no Web Crypto: it needs a secure context
 */
export const sealGiftLink: SealGiftLink = async (link, key) => {
  const problem = findGiftLinkKeyProblem(key);
  const bytes = bytesOf(key);
  if (problem !== null || bytes === null)
    throw new TypeError(`the key of gift links is ${problem}`);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const secret = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt"]);
  const plain = new TextEncoder().encode(link);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: "AES-GCM", iv }, secret, plain),
  );
  return toBase64(Uint8Array.from([...iv, ...sealed]));
};
