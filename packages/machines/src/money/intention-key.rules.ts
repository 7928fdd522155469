/** The first eight digits of every key. */
const MARK = "5a7a6e67";
const KEY = new RegExp(`^${MARK}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$`, "i");

/**
 * Makes the key of a new intention from a random UUID (version 4). The key is a UUID of the same
 * version, with 90 random bits.
 */
export const toIntentionKey = (uuid: string): string => MARK + uuid.slice(MARK.length);

/**
 * Whether the reference of a row is the key of an intention, of any device. A number of the backend
 * begins with the same eight digits once in four billion rows, even when it is a UUID.
 */
export const isIntentionKey = (reference: string): boolean => KEY.test(reference.trim());
