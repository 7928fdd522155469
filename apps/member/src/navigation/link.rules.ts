import { routeAt } from "./paths.ts";

/** The properties of a click that decide whether app or browser follows the link. */
export interface LinkClick {
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** A link with its resolved address. */
export interface LinkTarget {
  readonly href: string;
  readonly target: string;
  readonly download: string | null;
}

/**
 * The address that the app itself opens for a click: a plain click on a link to one of its routes.
 * The browser handles everything else: new tabs, downloads, other sites, files, anchors.
 */
export function ownAddress(click: LinkClick, link: LinkTarget, here: URL): string | undefined {
  const { button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = click;
  if (button !== 0 || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  if ((link.target && link.target !== "_self") || link.download !== null) return undefined;
  const url = new URL(link.href);
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  if (url.origin !== here.origin || routeAt(url.pathname) === undefined) return undefined;
  return url.pathname + url.search + url.hash;
}
