const PATH_OF_A_PAGE = /^\/(?!\/)/;

const strip = (text: string) => text.replace(/\/+$/, "");

/**
 * The backend's address without query and last slash. Relative ones belong to the page's origin; where there is no page
 * (rendering on a server) they stay as they are, and calls end as `network`. Throws a TypeError for anything not http.
 */
export const resolveBaseUrl = (baseUrl: string, pageOrigin: string | undefined): string => {
  if (pageOrigin === undefined && PATH_OF_A_PAGE.test(baseUrl)) return strip(baseUrl);
  const url = URL.canParse(baseUrl, pageOrigin) ? new URL(baseUrl, pageOrigin) : null;
  if (!url?.protocol.startsWith("http"))
    throw new TypeError(`createClient: baseUrl is not an http address: ${JSON.stringify(baseUrl)}`);
  return strip(`${url.origin}${url.pathname}`);
};
