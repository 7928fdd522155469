const isText = (node: Node): node is Text =>
  node instanceof Text &&
  node.data.trim() !== "" &&
  (node.parentElement?.checkVisibility() ?? false);

const TRANSPARENT = "rgba(0, 0, 0, 0)";

/** The first background behind an element that is not transparent. */
function backgroundOf(element: Element | null): string {
  if (element === null) return "";
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === TRANSPARENT ? backgroundOf(element.parentElement) : backgroundColor;
}

/** Texts below `root` that have the colour of their own background. */
export function unreadableIn(root: Element): string[] {
  const unreadable: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!isText(node) || parentElement === null) continue;
    if (getComputedStyle(parentElement).color === backgroundOf(parentElement))
      unreadable.push(node.data);
  }
  return unreadable;
}

/** Whether `root` or an element in it has an outline, as it must where the focus is. */
export const hasOutline = (root: Element): boolean =>
  [root, ...root.querySelectorAll("*")].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && outlineWidth !== "0px";
  });
