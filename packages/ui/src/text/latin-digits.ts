const ZEROS = [0x0e50, 0x0ed0, 0xff10];

/**
 * Converts Thai, Lao and full-width digits, point, comma and plus to Latin ones; other characters
 * stay.
 */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙໐-໙０-９．，＋]/gu, (char) => {
    if (char === "．") return ".";
    if (char === "，") return ",";
    if (char === "＋") return "+";
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
