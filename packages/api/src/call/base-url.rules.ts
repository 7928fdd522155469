import { canParseUrl } from "@satang/core";

const PATH_OF_A_PAGE = /^\/(?!\/)/;

const strip = (text: string) => text.replace(/\/+$/, "");

/**
 * The backend's address without query and last slash. A relative one is resolved against the page's
 * origin; without a page (rendering on a server) it stays relative, and calls end as `network`.
 * Throws a TypeError for any scheme other than http(s).
 */
export const resolveBaseUrl = (baseUrl: string, pageOrigin: string | undefined): string => {
  if (pageOrigin === undefined && PATH_OF_A_PAGE.test(baseUrl)) return strip(baseUrl);
  const url = canParseUrl(baseUrl, pageOrigin) ? new URL(baseUrl, pageOrigin) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError(`createClient: baseUrl is not an http address: ${JSON.stringify(baseUrl)}`);
  return strip(`${url.origin}${url.pathname}`);
};
