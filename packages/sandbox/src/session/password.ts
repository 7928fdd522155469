import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

/** As in the contract (ADR 0082). */
const LONGEST_PASSWORD = 1_024;

/** Whether a text can be a password: it is not empty, and not longer than 1,024 characters. */
export const canBePassword = (text: string): boolean =>
  text !== "" && text.length <= LONGEST_PASSWORD;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Hashes a password with scrypt and a new salt. It is taken exactly as it was typed (ADR 0077). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Hashes of this process, with their passwords, which are no secret. */
const published = new Map<string, string>();

/**
 * Hashes a password that the documents show. This process knows it by its hash: deriving a key takes
 * a twentieth of a second, in each login of a test.
 */
export async function hashPublishedPassword(password: string): Promise<string> {
  const hashed = await hashPassword(password);
  published.set(hashed, password);
  return hashed;
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  if (!canBePassword(password)) return false;
  const known = published.get(hashed);
  if (known !== undefined) return password === known;
  const [, salt = "", key = ""] = hashed.split("$");
  const expected = Buffer.from(key, "base64");
  const actual = await derive(password, Buffer.from(salt, "base64"));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
