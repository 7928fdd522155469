import { canParseUrl } from "@satang/core";

const isLocal = (hostname: string) => /^(localhost|127\.|\[::1\])/.test(hostname);

/**
 * Finds what is odd about an address of a backend that can be one, with its fix; `null` when nothing is.
 * @param page address of the page
 */
export function findBaseUrlProblem(baseUrl: string, page: string): string | null {
  if (!canParseUrl(baseUrl, page)) return null;
  const { hostname, pathname, protocol, search, hash } = new URL(baseUrl, page);
  const here = new URL(page);
  if (/\/api\/?$/.test(pathname))
    return 'it ends with "/api", and each call begins with it. Leave "/api" out';
  if (search || hash) return "it has a query or a fragment, which no call sends. Leave it out";
  if (protocol === "http:" && here.protocol === "https:" && !isLocal(hostname))
    return 'a browser refuses "http" on a page with "https". Use "https"';
  if (isLocal(hostname) && !isLocal(here.hostname))
    return "it is this device, and the page is not: no other device reaches it. Use the address of the backend";
  return null;
}

/** Warns developers about an odd address. Call it where a bundler removes it in production only. */
export function warnOfBaseUrl(baseUrl: string): void {
  if (typeof location === "undefined") return;
  const problem = findBaseUrlProblem(baseUrl, location.href);
  if (problem === null) return;
  // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
  console.warn(`@satang/headless: baseUrl is ${JSON.stringify(baseUrl)}: ${problem}.`);
}
