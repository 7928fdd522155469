const takesFocus =
  "a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]";

/** `checkVisibility` is missing in iOS before 17.4 and in Chrome before 105. */
const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ??
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible");

/** The elements inside an element that the Tab key stops at, in order. */
export function tabbable(container: ParentNode): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>(takesFocus)).filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && isVisible(element),
  );
}
