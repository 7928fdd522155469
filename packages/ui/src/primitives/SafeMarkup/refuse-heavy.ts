import { allowedTags } from "./allowed.rules.ts";

/** Attributes of one element: the sanitizer removes them one by one, and searches for the name of each. */
const MOST_ATTRIBUTES = 60;
/** Elements in all elements that are removed: the sanitizer copies what is in one before it removes it. */
const MOST_COPIED = 50_000;
/** Levels of all elements together: each is cleaned in as many steps as it has elements around it. */
const MOST_LEVELS = 500_000;
/** Elements and attributes of the whole markup: they take about 50 ms. */
const MOST_PARTS = 2_800;

const allowed: ReadonlySet<string> = new Set(allowedTags);

/**
 * Makes a check for the elements of parsed markup, parents before children. Only a parser knows which text is an attribute,
 * and what is in which element.
 *
 * @throws RangeError for markup that takes long to clean
 */
export function refuseHeavy(): (node: Node) => void {
  let copied = 0;
  let parts = 0;
  let levels = 0;
  const levelOf = new WeakMap<Node, number>();
  return (node) => {
    if (!(node instanceof Element)) return;
    if (!allowed.has(node.localName)) copied += node.getElementsByTagName("*").length;
    const level = 1 + (levelOf.get(node.parentNode ?? node) ?? 0);
    levelOf.set(node, level);
    levels += level;
    // A form with a field of this name hides its own attributes; the sanitizer removes it.
    const attributes = node.attributes.length ?? 0;
    parts += 1 + attributes;
    const isHeavy = copied > MOST_COPIED || parts > MOST_PARTS || levels > MOST_LEVELS;
    if (isHeavy || attributes > MOST_ATTRIBUTES) {
      throw new RangeError("The markup has elements that take long to clean.");
    }
  };
}
