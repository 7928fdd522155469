/** A host's bundler puts the value in its place; the package asks for no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What stands before the first colon is a scheme, unless a path, query or fragment began before it. */
const REFUSED = /^(?!\s*(https?|mailto|tel|sms|line):)[^/?#]*:/i;

/** Tells who builds with it; a host's bundler leaves this out of what members load. */
function warn(address: unknown): void {
  // biome-ignore lint/suspicious/noConsole: an address that vanishes without a word is hard to find
  console.warn(
    `@satang/ui: ${JSON.stringify(String(address))} may not be followed: no link is made.`,
  );
}

/** Whether an address could run something. Judged is what becomes of it on the page: a string. */
export function isRefused(address: unknown): boolean {
  const refused = REFUSED.test(address as string);
  if (process.env.NODE_ENV !== "production" && refused) warn(address);
  return refused;
}

/** Addresses within the page or the site have no scheme of their own: they take this one's. */
const HERE = "https://here.invalid";

function isNoAddress(href: unknown): boolean {
  const wrong = typeof href === "string" && !URL.canParse(href, HERE);
  if (process.env.NODE_ENV !== "production" && wrong) warn(href);
  return wrong;
}

/**
 * The address itself when it may be followed, `undefined` when it may not: one with a scheme other
 * than `http`, `https`, `mailto`, `tel`, `sms` or `line`, or one that is no address. Only a plainly written
 * scheme counts, so white space, control characters and capitals hide nothing.
 *
 * @example safeHref("/user/statement") // "/user/statement"
 * @example safeHref("java\nscript:alert(1)") // undefined
 * @example safeHref("https://[not-an-address") // undefined
 */
export function safeHref<Address>(href: Address): NonNullable<Address> | undefined {
  return isRefused(href) || isNoAddress(href) ? undefined : (href ?? undefined);
}
