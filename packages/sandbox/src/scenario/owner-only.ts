import type { MiddlewareHandler } from "hono";
import { refusalForOwner } from "./owner.rules.ts";

/** Lets the calls of the sandbox's owner pass and refuses all others. Replies are not stored and not embedded. */
export function ownerOnly(hosts: readonly string[]): MiddlewareHandler {
  const allowed: ReadonlySet<string> = new Set(hosts.map((host) => host.toLowerCase()));
  return async (context, next) => {
    const { url, method, headers } = context.req.raw;
    const header = (name: string) => headers.get(name) ?? undefined;
    const refused = refusalForOwner({ url, method, header }, allowed);
    context.header("Cache-Control", "no-store");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    if (refused === undefined) return next();
    return context.json({ ok: false, message: refused.message }, refused.status);
  };
}
