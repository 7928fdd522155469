/** A host's bundler puts the value in its place; the package asks for no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What stands before the first colon is a scheme, unless a path, query or fragment began before it. */
const REFUSED = /^(?!\s*(https?|mailto|tel|sms|line):)[^/?#]*:/i;

/** Tells who builds with it; a host's bundler leaves this out of what members load. */
function warn(address: unknown): true {
  // biome-ignore lint/suspicious/noConsole: an address that vanishes without a word is hard to find
  console.warn(
    `@satang/ui: ${JSON.stringify(String(address))} may not be followed: no link is made.`,
  );
  return true;
}

/** Whether an address must not reach the page. Judged is what becomes of it there: a string. */
export const isRefused = (address: unknown): boolean =>
  REFUSED.test(address as string) && (process.env.NODE_ENV === "production" || warn(address));

/**
 * The address itself when it may be followed, `undefined` when it may not: one with a scheme other
 * than `http`, `https`, `mailto`, `tel`, `sms` or `line`. Only a plainly written scheme counts, so
 * white space, control characters and capitals hide nothing.
 *
 * @example safeHref("/user/statement") // "/user/statement"
 * @example safeHref("java\nscript:alert(1)") // undefined
 */
export function safeHref<Address>(href: Address): Address | undefined {
  return isRefused(href) ? undefined : href;
}
