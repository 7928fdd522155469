/** A sentence about an option that is wrong. */
export class UsageError extends Error {}

/**
 * The address of a backend, without query and without a slash at its end.
 *
 * @throws UsageError when it is not an address that calls can be sent to
 */
export function readAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new UsageError("The address of the backend begins with https:// or http://.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new UsageError("The address must not have a user name or password; use --header.");
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/**
 * Reads `name=value` as headers.
 *
 * @throws UsageError for a header that cannot be sent, without its value
 */
export function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers = new Headers();
  for (const line of lines) {
    const [name = "", ...rest] = line.split("=");
    if (name.trim().toLowerCase() === "authorization") {
      throw new UsageError("--header does not take authorization; use --token or --password.");
    }
    try {
      headers.set(name.trim(), rest.join("=").trim());
    } catch {
      throw new UsageError("--header takes name=value with a name and a value that HTTP allows.");
    }
    if (rest.length === 0) throw new UsageError("--header takes name=value.");
  }
  return Object.fromEntries(headers);
}
