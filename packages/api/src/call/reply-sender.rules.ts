import type { ReplySender } from "@satang/core";
import type { ReplyBody } from "../reply/reply-body.ts";

const PAGE = /^\s*<(?:[\s\S]*?<)?[!?]?(?:doctype|html|head|body|meta|script|title|xml)\b/i;

/** Words that firewalls write on their pages, also with status 200. */
const OF_A_FILTER =
  /\b(?:support|incident|event|ray) ?id\b|request (?:was )?(?:rejected|blocked)|access denied/i;

/** Proxy authentication and network authentication required. */
const ASKS_TO_SIGN_IN: ReadonlySet<number> = new Set([407, 511]);
/** Pages with these come from a server that does not reach the service, not from a filter. */
const OF_A_GATEWAY: ReadonlySet<number> = new Set([404, 408, 499]);

/** A redirect that was not followed; a browser shows it as status 0. */
const isRedirect = (status: number) => status < 200 || (status >= 300 && status < 400);

/** 499 of nginx, and 520 to 530 of Cloudflare: a server in front of the service, whatever the body is. */
const isOfFront = (status: number) => status === 499 || (status >= 520 && status <= 530);

/** Whether a body is a page of markup, or a part of one, and not the reply of a service. */
export const isPage = (body: ReplyBody): boolean => body.kind === "text" && PAGE.test(body.value);

/**
 * Sender that answered instead of the service; `null` when it may have been the service. A service answers in JSON: a page of
 * markup, a redirect and the statuses of proxies come from somewhere on the way to it.
 */
export const senderOf = (status: number, body: ReplyBody): ReplySender | null => {
  if (isRedirect(status) || ASKS_TO_SIGN_IN.has(status)) return "portal";
  if (body.kind === "json") return null;
  if (isPage(body)) {
    if (OF_A_FILTER.test(body.kind === "text" ? body.value : "")) return "filter";
    if (status < 300) return "portal";
    return status >= 500 || OF_A_GATEWAY.has(status) ? "gateway" : "filter";
  }
  if (isOfFront(status) || (body.kind === "text" && status >= 500)) return "gateway";
  return body.kind === "text" && status >= 300 ? "unproven" : null;
};
