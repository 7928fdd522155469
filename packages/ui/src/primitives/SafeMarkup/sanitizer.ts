import type { Config, DOMPurify, WindowLike } from "dompurify";
import { allowedAttributes, allowedTags } from "./allowed.rules.ts";
import { InertParser } from "./inert-parser.ts";
import { refuseHeavy } from "./refuse-heavy.ts";

/**
 * Returns a fragment of an inert document with allowed elements and attributes only.
 * @throws RangeError for markup that takes long to clean
 */
export type Sanitize = (markup: string) => DocumentFragment;

/** `undefined` until the first request, then the result of loading. */
export type Sanitizer = Sanitize | "failed" | undefined;

/**
 * A fragment, never text: markup that is parsed once and not serialised again cannot change its
 * meaning.
 */
const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** An own instance: the one of the module is the host's, too, and parses in a document of the page. */
function createPurify(purify: DOMPurify): DOMPurify {
  const { document, Element, HTMLTemplateElement, Node, NodeFilter } = window;
  const { trustedTypes } = window as Pick<WindowLike, "trustedTypes">;
  const classes = { Element, HTMLTemplateElement, Node, NodeFilter, DOMParser: InertParser };
  // The other classes of `WindowLike` are of versions before 3.
  return purify({ document, trustedTypes, ...classes } as unknown as WindowLike);
}

function clean(purify: DOMPurify, markup: string) {
  const check = refuseHeavy();
  purify.addHook("beforeSanitizeElements", check);
  try {
    return purify.sanitize(markup, config);
  } finally {
    purify.removeHook("beforeSanitizeElements", check);
  }
}

let sanitizer: Sanitizer;
let loading = false;
const listeners = new Set<() => void>();

function settle(result: Sanitizer): void {
  sanitizer = result;
  loading = false;
  for (const listener of listeners) listener();
}

/** Loads it once for all; it can be requested again after a failure. */
export function loadSanitizer(): void {
  if (loading || typeof sanitizer === "function") return;
  loading = true;
  import("dompurify")
    .then(({ default: shared }) => {
      const purify = createPurify(shared);
      settle(
        purify.isSupported
          ? // Markup with frames has no body, and the result is `null`: nothing is left then.
            (markup) => clean(purify, markup) ?? purify.sanitize("", config)
          : "failed",
      );
    })
    .catch(() => settle("failed"));
}

/** The first listener starts loading. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (sanitizer === undefined) loadSanitizer();
  return () => listeners.delete(listener);
}

export const current = (): Sanitizer => sanitizer;
export const onServer = (): Sanitizer => undefined;
