const THAI_ZERO = 0x0e50;
const LAO_ZERO = 0x0ed0;
const FULL_WIDTH_ZERO = 0xff10;
const ZEROS = [THAI_ZERO, LAO_ZERO, FULL_WIDTH_ZERO];
const MARKS: Readonly<Record<string, string>> = { "．": ".", "，": ",", "＋": "+" };

function toLatinDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? (MARKS[char] ?? char) : String(code - zero);
}

/**
 * Writes Thai, Lao and full-width digits, points, commas and plus signs as Latin ones; everything else stays as typed
 * (decision 5).
 * @example toLatinDigits("๑,๒๓๔.๕๐") // "1,234.50"
 */
export const toLatinDigits = (text: string): string => Array.from(text, toLatinDigit).join("");
