import { serveSite } from "./serve-site.ts";
import type { PreparedSite } from "./site.types.ts";

/** A site as a browser reaches it. */
type OpenSite = {
  readonly address: string;
  /** The address of the sandbox that its pages use. */
  readonly sandbox: string;
  readonly close: () => void;
};

/**
 * Serves a site, unless it has everything of its own.
 * @param sandbox for a site without one
 * @param port 0 for any free one
 */
export async function openSite(site: PreparedSite, sandbox: string, port = 0): Promise<OpenSite> {
  if ("sandbox" in site)
    return { address: site.origin, sandbox: site.sandbox, close: () => undefined };
  return { ...(await serveSite(site, sandbox, port)), sandbox };
}

/** Ends what was started for a site. */
export async function endSite(site: PreparedSite): Promise<void> {
  if ("close" in site) await site.close();
}
