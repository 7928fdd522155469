const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Only letters that the shipped fonts have; otherwise a letter with a combining accent. */
const ACCENTS =
  "á b\u0308 ç đ é f\u0308 ğ ĥ í ĵ ķ ł m\u0308 ñ ó p\u0308 q\u0308 ř š ť ú v\u0308 ŵ x\u0308 ý ž";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ACCENTS.split(" ").flatMap((accented, at) => {
    const letter = LETTERS.charAt(at);
    return [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ];
  }),
);

const PIECES = /(\{[^{}|]+\})|\{([^{}|]+)\|([^{}|]*)\|([^{}|]*)\}|([^{}]+)/g;

/**
 * English with accents, a third longer, with its placeholders, in brackets. A visible string
 * without brackets is not from the catalogue, and one without its closing bracket was cut off.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(
    PIECES,
    (whole, plain?: string, name?: string, one = "", other = "") => {
      if (plain) return plain;
      return name ? `{${name}|${accent(one)}|${accent(other)}}` : accent(whole);
    },
  );
  return `[${accented}${"·".repeat(Math.ceil(text.length / 3))}]`;
}

function accent(text: string): string {
  return [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
}
