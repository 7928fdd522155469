import { onTestFinished } from "vitest";

/**
 * Notes the pictures of the page until the test ends. @returns the addresses of all that were shown, also of those that did
 * not load and were removed again
 */
export function watchPictures(): () => string[] {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { src } of document.images) seen.add(src);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => [...seen];
}
