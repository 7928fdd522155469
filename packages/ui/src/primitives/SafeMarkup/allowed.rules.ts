/** Allowed schemes of links from a server (decision 37). */
const schemes = new Set(["http:", "https:", "tel:", "mailto:", "line:"]);

const pictures = new Set(["http:", "https:"]);

/**
 * Allowed elements: text, lists, headings, tables, links and pictures. Other elements are removed;
 * their text stays.
 */
export const allowedTags = [
  ...["p", "div", "br", "hr", "blockquote", "pre"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
  ...["ul", "ol", "li", "dl", "dt", "dd"],
  ...["span", "b", "strong", "i", "em", "u", "s", "del", "ins", "small", "sub", "sup", "mark"],
  ...["code", "a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

export const allowedAttributes = [
  ...["href", "src", "alt", "title", "width", "height"],
  ...["lang", "dir", "start", "colspan", "rowspan"],
];

function addressOf(text: string | null, base: string): URL | undefined {
  if (text === null || text.trim() === "") return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * The address of a link as the browser parses it, so that every spelling of `javascript:` is
 * rejected. An address with a user name before an `@` is rejected, because it can look like another
 * site.
 */
export function linkOf(text: string | null, base: string): URL | undefined {
  const url = addressOf(text, base);
  return url && schemes.has(url.protocol) && !url.username && !url.password ? url : undefined;
}

/** The address of a picture, when it comes from one of the origins. */
export function pictureOf(
  text: string | null,
  page: { base: string; pictureOrigins: ReadonlySet<string> },
): URL | undefined {
  const url = addressOf(text, page.base);
  if (!url || !pictures.has(url.protocol)) return undefined;
  return page.pictureOrigins.has(url.origin) ? url : undefined;
}

/** A whole number from 1 to `most`, or nothing. */
export function numberOf(text: string | null, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** A language tag (never `la`, which is Latin to a browser), or nothing. */
export function langOf(text: string | null): string | undefined {
  if (text === "la") return "lo";
  return text && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text) ? text : undefined;
}
