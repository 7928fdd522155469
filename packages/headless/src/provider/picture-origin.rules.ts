import { canParseUrl } from "@satang/core";

/**
 * The origin that a host names for pictures: `https:`, a host and perhaps a port. `null` for anything else: a longer address
 * would allow more than it says, and `http:` lets the network before the host choose the picture.
 */
export function pictureOriginOf(named: string): string | null {
  if (!canParseUrl(named)) return null;
  const { href, origin, protocol, hostname } = new URL(named);
  const isOrigin = href === `${origin}/` && !hostname.includes("*");
  return protocol === "https:" && isOrigin ? origin : null;
}
