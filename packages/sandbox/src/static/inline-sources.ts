import { createHash } from "node:crypto";

/** The inline scripts and styles of a page, as sources of a Content-Security-Policy. */
export type InlineSources = {
  readonly script: readonly string[];
  readonly style: readonly string[];
};

/** The variable of a request that has the {@link InlineSources} of the page that answers it. */
export const INLINE_SOURCES = "inlineSources";

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>(.+?)<\/\1>/gs;

/** A page without them allows files only. */
export function inlineSourcesOf(html: string): InlineSources {
  const found = [...html.matchAll(INLINE)];
  const sourcesOf = (element: "script" | "style") =>
    found
      .filter(([, name]) => name === element)
      .map(([, , content = ""]) => createHash("sha256").update(content).digest("base64"))
      .map((hash) => `'sha256-${hash}'`);
  return { script: sourcesOf("script"), style: sourcesOf("style") };
}
