import type { Page, Request } from "playwright";

/**
 * Watches the requests of a page from now on.
 * @returns a function that waits until each one has an answer or has failed
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let whenAnswered = () => {};
  const close = (request: Request) => {
    open.delete(request);
    if (open.size === 0) whenAnswered();
  };
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return () =>
    new Promise((resolve) => {
      whenAnswered = resolve;
      if (open.size === 0) resolve();
    });
}
