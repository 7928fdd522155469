/** The parts of a request that show who sent it. */
export type Sender = {
  /** Address of the request, as the server read it. */
  readonly url: string;
  readonly method: string;
  readonly header: (name: string) => string | undefined;
};

/** The reason why a scenario call is refused. */
export type OwnerRefusal = {
  readonly status: 403 | 415;
  readonly message: string;
};

/** A page that the owner opened, or an address that the owner typed. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/** Whether a name always means the machine itself, so that no other site can bind it to another address. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  if (name === "[::1]" || name === "::1") return true;
  return /(?:^|\.)localhost$/.test(name) || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** The name in a `Host` header or an address, in lower case and without the port. */
function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

const isJson = (type: string | undefined) => /^application\/json\s*(?:;|$)/i.test(type ?? "");

/**
 * Checks whether a request comes from the sandbox's owner. Returns the refusal, or `undefined` for the owner.
 *
 * A site in the owner's browser can send requests here. It is recognised by its origin, by its own name when it binds
 * that name to this machine (DNS rebinding), or by a type of body that needs no permission from the server.
 *
 * @param hosts more names, in addition to those of this machine, in lower case
 */
export function refusalForOwner(
  sender: Sender,
  hosts: ReadonlySet<string>,
): OwnerRefusal | undefined {
  const host = sender.header("host") ?? new URL(sender.url).host;
  for (const address of [sender.url, `http://${host}`]) {
    const name = hostnameOf(address);
    if (name === undefined || !(isLoopback(name) || hosts.has(name))) {
      return { status: 403, message: "the Host is not this machine" };
    }
  }
  const origin = sender.header("origin");
  const isOwn =
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
  const site = sender.header("sec-fetch-site");
  if (!isOwn || (site !== undefined && !OWN_SITES.has(site))) {
    return { status: 403, message: "the call comes from another origin" };
  }
  if (sender.method === "POST" && !isJson(sender.header("content-type"))) {
    return { status: 415, message: "the body is sent as application/json" };
  }
  return undefined;
}
