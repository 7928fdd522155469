import type { Config } from "dompurify";
import { allowedAttributes, allowedTags } from "./allowed.rules.ts";

/** Makes a fragment of an inert document, which holds allowed elements and attributes only. */
export type Sanitize = (markup: string) => DocumentFragment;

/** Undefined until somebody asks, then what came of loading it. */
export type Sanitizer = Sanitize | "failed" | undefined;

/** A fragment, never text: what is parsed once and not written out again cannot mutate. */
const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

let sanitizer: Sanitizer;
let loading = false;
const listeners = new Set<() => void>();

function settle(result: Sanitizer): void {
  sanitizer = result;
  loading = false;
  for (const listener of listeners) listener();
}

/** Loads it once for all; after a failure it may be asked again. */
export function loadSanitizer(): void {
  if (loading || typeof sanitizer === "function") return;
  loading = true;
  import("dompurify").then(
    ({ default: purify }) =>
      settle(
        purify.isSupported
          ? // Markup that is frames has no body, of which it makes nothing at all: then nothing is left.
            (markup) => purify.sanitize(markup, config) ?? purify.sanitize("", config)
          : "failed",
      ),
    () => settle("failed"),
  );
}

/** Who listens needs it: the first one starts loading. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (sanitizer === undefined) loadSanitizer();
  return () => listeners.delete(listener);
}

export const current = (): Sanitizer => sanitizer;
export const onServer = (): Sanitizer => undefined;
