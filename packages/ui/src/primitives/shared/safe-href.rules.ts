/** What an address of ours may begin with; no page, file or script of any other kind is opened. */
const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "line:"]);

/** Addresses within the page or the site have no scheme of their own: they take this one's. */
const HERE = "https://here.invalid";

/**
 * The address itself when it may be followed, `undefined` when it may not: one with a scheme other
 * than `http`, `https`, `mailto`, `tel`, `sms` or `line`, or one that is no address. The platform's own
 * parser decides, so white space, control characters and capitals hide nothing.
 *
 * @example safeHref("/user/statement") // "/user/statement"
 * @example safeHref("java\nscript:alert(1)") // undefined
 */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== "string") return undefined;
  try {
    return SCHEMES.has(new URL(href, HERE).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
