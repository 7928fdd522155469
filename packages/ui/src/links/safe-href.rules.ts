import { canParseUrl } from "@satang/core";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * The text before the first colon is a scheme, unless a path, query or fragment began before it.
 */
const REFUSED = /^(?!\s*(https?|mailto|tel|sms|line):)[^/?#]*:/i;

/** Warns developers; a host's bundler removes it in production. */
function warn(address: unknown): void {
  // biome-ignore lint/suspicious/noConsole: without a message a removed address is hard to find
  console.warn(
    `@satang/ui: ${JSON.stringify(String(address))} may not be followed: no link is made.`,
  );
}

/** Whether an address could run code. The value is checked as a string, as the page uses it. */
export function isRefused(address: unknown): boolean {
  const refused = REFUSED.test(address as string);
  if (process.env.NODE_ENV !== "production" && refused) warn(address);
  return refused;
}

/** Addresses within the page or the site have no scheme; they use that of the page. */
const HERE = "https://here.invalid";

function isNoAddress(href: unknown): boolean {
  const wrong = typeof href === "string" && !canParseUrl(href, HERE);
  if (process.env.NODE_ENV !== "production" && wrong) warn(href);
  return wrong;
}

/**
 * Returns the address when it is allowed, otherwise `undefined`: when its scheme is not `http`,
 * `https`, `mailto`, `tel`, `sms` or `line`, or when it is not an address. White space, control
 * characters and capitals cannot hide a scheme.
 *
 * @example safeHref("/user/statement") // "/user/statement"
 * @example safeHref("java\nscript:alert(1)") // undefined
 * @example safeHref("https://[not-an-address") // undefined
 */
export function safeHref<Address>(href: Address): NonNullable<Address> | undefined {
  return isRefused(href) || isNoAddress(href) ? undefined : (href ?? undefined);
}
