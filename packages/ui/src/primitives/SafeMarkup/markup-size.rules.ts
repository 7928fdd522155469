/** Largest markup that is parsed, in characters: far more than the conditions of a service. */
const LONGEST = 200_000;
/** Most tags, opening and closing. */
const MOST_TAGS = 4_000;
/** Most tags that stay open: a parser puts each into all that are open before it. */
const MOST_OPEN = 1_000;
/** Most pairs of an inline tag that may stay open and a tag that repeats it. */
const MOST_REPEATED = 20_000;

/** Tags without an end, and those that the next of their kind closes. */
const CLOSES_ITSELF =
  "area|br|col|dd|dt|hr|img|input|li|option|p|source|tbody|td|tfoot|th|thead|tr|wbr";
const OPENING = new RegExp(`<(?!(?:${CLOSES_ITSELF})(?=[\\s/>]))[a-z]`, "gi");
const CLOSING = new RegExp(`</(?!(?:${CLOSES_ITSELF})(?=[\\s/>]))[a-z]`, "gi");

/** Inline tags that a parser opens again in each later block when they were not closed (HTML, "formatting elements"). */
const INLINE = "a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u";
const OPEN_INLINE = new RegExp(`<(?:${INLINE})(?=[\\s/>])`, "gi");
/** An attribute with its quotes in order: a `>` in quotes does not end a tag. */
const ATTRIBUTE = `\\s+[^\\s<>"'=]+(?:=(?:"[^"<>]*"|'[^'<>]*'|[^\\s<>"'=]+))?`;
/** An inline tag that holds words only and is closed. */
const CLOSED_INLINE = new RegExp(`<(${INLINE})(?:${ATTRIBUTE})*\\s*>[^<>]*</\\1\\s*>`, "gi");
/** Inline tags inside each other that count as closed. */
const LEVELS = 3;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function openInlineTags(markup: string): number {
  let rest = markup;
  for (let level = 0; level < LEVELS; level += 1) rest = rest.replace(CLOSED_INLINE, "");
  return count(rest, OPEN_INLINE);
}

/**
 * Whether markup is refused before it is parsed. A parser repeats each inline tag that was not closed in every block
 * after it, so a short text can become millions of elements. This check takes linear time.
 */
export function isTooLarge(markup: string): boolean {
  if (markup.length > LONGEST) return true;
  const tags = count(markup, /</g);
  if (tags > MOST_TAGS || count(markup, OPENING) - count(markup, CLOSING) > MOST_OPEN) return true;
  return openInlineTags(markup) * tags > MOST_REPEATED;
}
