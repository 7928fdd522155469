import shared, { type Config, type WindowLike } from "dompurify";
import { allowedAttributes, allowedTags } from "./allowed.rules.ts";
import { parseInert } from "./parse-inert.ts";
import { refuseHeavy } from "./refuse-heavy.ts";

/**
 * Returns a fragment of an inert document with allowed elements and attributes only.
 * @throws RangeError for markup that takes long to clean
 */
export type Sanitize = (markup: string) => DocumentFragment;

/**
 * A fragment, never text: markup that is parsed once and not serialised again cannot change its
 * meaning.
 */
const config = {
  // The cleaned element is a body, and its content is returned.
  ALLOWED_TAGS: [...allowedTags, "body"],
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** The policy of DOMPurify, by the name that hosts allow; `null` where none is needed or allowed. */
function createPolicy(): Config["TRUSTED_TYPES_POLICY"] | null {
  const { trustedTypes } = window as unknown as WindowLike;
  const same = (text: string) => text;
  try {
    const rules = { createHTML: same, createScriptURL: same };
    return (trustedTypes?.createPolicy("dompurify", rules) ??
      null) as Config["TRUSTED_TYPES_POLICY"];
  } catch {
    return null;
  }
}

/**
 * Cleans with an instance of its own: that of the module is the host's, too.
 * @throws Error in a browser that DOMPurify does not support
 */
export function createSanitize(): Sanitize {
  const purify = shared(window as unknown as WindowLike);
  if (!purify.isSupported) throw new Error("DOMPurify does not support this browser.");
  const policy = createPolicy();
  const options = { ...config, ...(policy && { TRUSTED_TYPES_POLICY: policy }) };
  return (markup) => {
    const check = refuseHeavy();
    purify.addHook("beforeSanitizeElements", check);
    try {
      // DOMPurify copies the elements into a document of the page, and a copy is not reported.
      const trusted = (policy?.createHTML(markup) ?? markup) as string;
      return purify.sanitize(parseInert(trusted) ?? "", options);
    } finally {
      purify.removeHook("beforeSanitizeElements", check);
    }
  };
}
