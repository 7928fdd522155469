import { type Failure, fail, type Result } from "@satang/core";
import { isInAppBrowser } from "../in-app-browser/in-app-browser.rules.ts";
import { fillTab, showWaiting, type WaitingWords } from "./fill-tab.ts";
import { type CheckedDestination, checkDestination, type Destination } from "./launcher.rules.ts";

/**
 * How an opening ended:
 * - `opened`: a new tab shows the address
 * - `link`: the browser opens no tab, so that the member has to press a link to the address, or a button of a form with
 *   these fields
 * - `blocked`: the browser opens no tab, and nothing was read (`needsTab`)
 * - `cancelled`: there is nothing to open
 * - `failed`: the address could not be read, or is none of the web
 */
export type Opening =
  | { readonly kind: "opened" }
  | ({ readonly kind: "link" } & CheckedDestination)
  | { readonly kind: "blocked" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: Failure };

/** Options of {@link openLater}. */
export type OpenLaterOptions = {
  /** Words that the tab shows until the call is answered. @default an empty page */
  readonly waiting?: WaitingWords | undefined;
  /** Without a tab nothing is read: there is no place for a link. @default false */
  readonly needsTab?: boolean | undefined;
};

const NO_ADDRESS: Failure = { kind: "raw", message: "", status: 200 };

/** A browser opens a tab only inside a click, so it is opened empty. It gets no access to this page. */
function openTab({ waiting }: OpenLaterOptions): Window | null {
  if (isInAppBrowser(navigator.userAgent)) return null;
  const tab = window.open("", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  if (waiting) showWaiting(tab, waiting);
  return tab;
}

/** The end of an opening, and nothing left in the tab when there is nothing to show. */
function finish(tab: Window | null, reply: Result<Destination | null>): Opening {
  const to = reply.ok && reply.data ? checkDestination(reply.data, document.baseURI) : null;
  if (to === null) {
    tab?.close();
    if (!reply.ok) return { kind: "failed", error: reply.error };
    return reply.data === null ? { kind: "cancelled" } : { kind: "failed", error: NO_ADDRESS };
  }
  if (tab === null || tab.closed) return { kind: "link", ...to };
  try {
    fillTab(tab, to);
    return { kind: "opened" };
  } catch {
    // The tab is no longer ours, for example after the member has typed an address in it.
    return { kind: "link", ...to };
  }
}

/**
 * Opens a destination that a call has yet to read (decision 15): the tab inside the click, the page in it after the call.
 * Call it in the handler of the click, before anything asynchronous. A failure, and leaving this page, close the tab
 * again.
 * @param read the call; `null` means that there is nothing to open
 */
export async function openLater(
  read: () => Promise<Result<Destination | null>>,
  options: OpenLaterOptions = {},
): Promise<Opening> {
  const tab = openTab(options);
  if (tab === null && options.needsTab) return { kind: "blocked" };
  const leave = () => tab?.close();
  window.addEventListener("pagehide", leave);
  try {
    // A broken adapter may name credentials in its error, so that the error goes no further.
    return finish(tab, await read().catch(() => fail(NO_ADDRESS)));
  } finally {
    window.removeEventListener("pagehide", leave);
  }
}
