import type { MiddlewareHandler } from "hono";

/** Marks a reply that is replaced by cutting the connection; it never leaves the sandbox. */
export const DROP_HEADER = "x-sandbox-drop";

/** What the Content-Security-Policy allows to the served app. */
export interface PolicyOptions {
  /** Names of the Trusted Types policies that the app creates. */
  readonly trustedTypes: readonly string[];
}

/** The Content-Security-Policy of every HTML reply. */
export function contentSecurityPolicy({ trustedTypes }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ")}`,
  ].join("; ");
}

/** Adds the sandbox's time and the protective headers to every reply. */
export function replyHeaders(now: () => Date, policy: PolicyOptions): MiddlewareHandler {
  const csp = contentSecurityPolicy(policy);
  return async (context, next) => {
    await next();
    context.header("Date", now().toUTCString());
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    const type = context.res.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) context.header("Content-Security-Policy", csp);
  };
}
