/** A place on a page that the search of the sidebar finds by its title, and scrolls to by its id. */
export type Anchor = { readonly id: string; readonly title: string };

const CODE = /^ *```[\s\S]*?^ *```$/gm;
const HEADING = /^#{1,4} (.+)$/;
const SEPARATOR = /^\| ?-/;
/** Where a sentence ends and another one begins. */
const NEXT = /(?<=[.:?]) (?=[A-Z<`])/;

/** Without the marks of Markdown. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/<br>|\s+/g, " ")
    .replace(/\*\*|`|\\(?=\|)/g, "")
    .trim();

const sentencesOf = (line: string) =>
  line.startsWith("|")
    ? [line.replace(/^\| *| *\|$/g, "").replace(/ +\| +/g, " – ")]
    : line.replace(/^ *(?:[-*]|\d+\.) /, "").split(NEXT);

/**
 * The anchors of a page with its text: each sentence and each row of a table below the heading that
 * the search scrolls to. What follows `#` keeps the ids apart; Storybook scrolls to what is before.
 * @param headings - the anchors that Storybook has found
 */
export function withText(headings: readonly Anchor[], markdown: string): Anchor[] {
  let place = headings[0]?.id ?? "";
  const found: Anchor[] = [];
  for (const line of markdown.replace(CODE, "").split("\n")) {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading) place = headings.find(({ title }) => title === plain(heading))?.id ?? place;
    if (SEPARATOR.test(line)) continue;
    const texts = heading ? [] : sentencesOf(line).map(plain);
    for (const title of texts.filter((text) => /\p{L}{3}/u.test(text)))
      found.push({ id: `${place}#${found.length}`, title });
  }
  return [...headings, ...found];
}
