/** The opening bracket of each closing one. */
const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", ">": "<" };
/** Marks of the sentence behind a link, and brackets that open after it. */
const MARKS = /[.,;:!?*…([{<]+$/u;

/** Where the first closing bracket is that no bracket of the link opens; the length when there is none. */
function endOfBrackets(link: string): number {
  const open: Record<string, number> = {};
  for (let at = 0; at < link.length; at += 1) {
    const character = link.charAt(at);
    const opening = OPENING[character];
    if (opening === undefined) open[character] = (open[character] ?? 0) + 1;
    else if (!open[opening]) return at;
    else open[opening] -= 1;
  }
  return link.length;
}

/**
 * A link of a text without what belongs to its sentence: marks at the end, and a closing bracket that it does not open,
 * with all behind it. Balanced brackets stay.
 * @example trimLink("https://satang.example/a_(b)).") // "https://satang.example/a_(b)"
 */
export const trimLink = (link: string): string =>
  link.slice(0, endOfBrackets(link)).replace(MARKS, "");
