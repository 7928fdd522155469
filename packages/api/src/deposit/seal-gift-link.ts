import { bytesOf, findGiftLinkKeyProblem } from "./gift-link-key.ts";

const IV_BYTES = 12;
/** Seals a gift link with the key of the service; resolves to the text that `wallet.truelink` sends. */
export type SealGiftLink = (link: string, key: string) => Promise<string>;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

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
