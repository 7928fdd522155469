const FACTORS = [0x01000193, 0x2c1b3c6d];

/** The upper bits, which every character of the text changes. */
function hashOf(text: string, factor: number): string {
  let hash = factor;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), factor);
  return (hash >>> 8).toString(16).padStart(6, "0");
}

/**
 * 48 bits of a text: enough to find it again, and not readable. It keeps a row from the next person at the device, and not
 * from a program that tries every possible row.
 */
export const markOf = (text: string): string =>
  FACTORS.map((factor) => hashOf(text, factor)).join("");
