/** Whether a style sheet of the page is still being loaded. */
const isLoading = () =>
  document.readyState !== "complete" ||
  [...document.querySelectorAll("link")].some(
    ({ relList, disabled, sheet }) => relList.contains("stylesheet") && !disabled && !sheet,
  );

/**
 * Calls back once the page and its style sheets are loaded, and again after elements or style sheets were added, once for
 * each frame. For warnings in development. @returns a function that ends it
 */
export function watchPage(check: () => void): () => void {
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => void (isLoading() || check()));
  };
  const observer = new MutationObserver(later);
  observer.observe(document, { childList: true, subtree: true });
  // Load events of the page and of each style sheet.
  addEventListener("load", later, true);
  later();
  return () => {
    observer.disconnect();
    removeEventListener("load", later, true);
    cancelAnimationFrame(frame);
  };
}
