import { routeAt } from "./paths.ts";

/** What of a click on a link decides who follows it. */
export interface LinkClick {
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** A link as the browser sees it. */
export interface LinkTarget {
  readonly href: string;
  readonly target: string;
  readonly download: string | null;
}

/**
 * The address the app itself goes to for a click: a plain click on a link to one of its routes.
 * Everything else (new tabs, downloads, other sites, files, places on this page) is the browser's.
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
