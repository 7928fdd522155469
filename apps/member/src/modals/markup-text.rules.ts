const BLOCKS = /<\/?(?:p|div|h[1-6]|ul|ol|section|article|table|tr|br|hr|blockquote)\b[^>]*>/gi;
const HIDDEN =
  /<(script|style|template|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAGS = /<\/?[a-z][^>]*>?/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

/**
 * The paragraphs of a piece of server markup, as plain text: nothing of it can run, because nothing
 * of it stays markup. List items begin with a bullet.
 */
export function markupText(markup: string): readonly string[] {
  return markup
    .replace(HIDDEN, "")
    .replace(/<li\b[^>]*>/gi, "\n• ")
    .replace(BLOCKS, "\n")
    .replace(TAGS, "")
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => decode(name) ?? whole)
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "" && line !== "•");
}

function decode(name: string): string | undefined {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()];
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
