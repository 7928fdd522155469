const takesFocus =
  "a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]";

/** The elements inside an element that the Tab key stops at, in order. */
export function tabbable(container: ParentNode): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>(takesFocus)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
