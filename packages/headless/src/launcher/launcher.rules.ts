import { canParseUrl } from "@satang/core";

/** Where a tab goes to: an address, or an address that a form is posted to. */
export type Destination =
  | string
  | {
      readonly action: string;
      /** Names and values of the form. They are posted, and never part of an address. */
      readonly fields: Readonly<Record<string, string>>;
    };

/** A destination that was checked: an absolute address, and the fields that are posted to it. */
export type CheckedDestination = {
  readonly address: string;
  /** `null` for an address that is opened without a form. */
  readonly fields: Readonly<Record<string, string>> | null;
};

function readUrl(text: string, base: string): URL | null {
  return canParseUrl(text, base) ? new URL(text, base) : null;
}

/** An address that a tab may go to, absolute; `null` for anything but `http` and `https`. */
export function readAddress(text: string, base: string): string | null {
  const url = readUrl(text, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : null;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of a site that is given a member's credentials, absolute; `null` when others could read them on the way:
 * anything but `https`, this device itself, and the page's own origin (ADR 0046).
 */
export function readSite(text: string, base: string): string | null {
  const url = readUrl(text, base);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (url.protocol === "https:") return url.href;
  const isNear = LOOPBACK.test(url.hostname) || url.origin === new URL(base).origin;
  return url.protocol === "http:" && isNear ? url.href : null;
}

/** Checks a destination; `null` for one that no tab may go to. A form goes only where credentials may. */
export function checkDestination(to: Destination, base: string): CheckedDestination | null {
  const [address, fields] =
    typeof to === "string" ? [readAddress(to, base), null] : [readSite(to.action, base), to.fields];
  return address === null ? null : { address, fields };
}
