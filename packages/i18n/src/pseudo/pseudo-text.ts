const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, at) => [
    letter,
    [..."áƀçđéƒǧĥíǰķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦĤÍǰĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"][at] ?? letter,
  ]),
);

const PIECES = /(\{[^{}|]+\})|\{([^{}|]+)\|([^{}|]*)\|([^{}|]*)\}|([^{}]+)/g;

/**
 * English with accents and a third more length, placeholders intact, in brackets:
 * a string on the screen without brackets never went through the catalogue,
 * and one without its closing bracket was cut.
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
