import type { MiddlewareHandler } from "hono";
import { INLINE_SOURCES, type InlineSources } from "../static/inline-sources.ts";

/** Marks a reply that is replaced by cutting the connection. The header is never sent. */
export const DROP_HEADER = "x-sandbox-drop";

/** Options of the Content-Security-Policy of the served app. */
export type PolicyOptions = {
  /** Names of the Trusted Types policies that the app creates. */
  readonly trustedTypes: readonly string[];
};

/** The Content-Security-Policy of an HTML reply. */
function contentSecurityPolicy(
  { trustedTypes }: PolicyOptions,
  inline: InlineSources | null,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(inline?.script ?? [])].join(" "),
    ["style-src 'self'", ...(inline?.style ?? [])].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ")}`,
  ].join("; ");
}

/** Features that no page of the served app uses; no script in it can use them either. */
const UNUSED_FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

const permissionsPolicy = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ");

/** Adds the sandbox's time and the protective headers to every reply. A reply without `Cache-Control` is not stored. */
export function replyHeaders(now: () => Date, policy: PolicyOptions): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header("Date", now().toUTCString());
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    const type = context.res.headers.get("content-type") ?? "";
    if (!context.res.headers.has("cache-control")) context.header("Cache-Control", "no-store");
    // A stub site of a game has a policy of its own, as another origin would have.
    const isOther = context.res.headers.has("content-security-policy");
    if (!type.startsWith("text/html") || isOther) return;
    const inline = context.get(INLINE_SOURCES) ?? null;
    context.header("Content-Security-Policy", contentSecurityPolicy(policy, inline));
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Permissions-Policy", permissionsPolicy);
  };
}
