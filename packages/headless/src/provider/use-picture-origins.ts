import { useContext, useMemo } from "react";
import { pictureOriginOf } from "./picture-origin.rules.ts";
import { SatangContext } from "./satang-context.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const NONE: readonly string[] = [];

/** Warns developers; a host's bundler removes it in production. */
function warn(named: string): void {
  // biome-ignore lint/suspicious/noConsole: without a message a picture that is not shown is hard to explain
  console.warn(
    `@satang/headless: pictureOrigins has ${JSON.stringify(named)}, which is left out. Name an origin with https, such as "https://pictures.example".`,
  );
}

/**
 * Returns the origins from which pictures of the service are shown: that of the page, that of the backend, those of
 * `pictureOrigins` of the provider, and more. The set is the same while they are. A name that is not an origin with `https:`
 * is left out. Without a `SatangProvider` there is no backend.
 * @param more origins, such as `["https://pictures.example"]`
 */
export function usePictureOrigins(more: readonly string[] = NONE): ReadonlySet<string> {
  const scope = useContext(SatangContext);
  const baseUrl = scope?.client.baseUrl;
  // As text, so that a list written in place gives the same set with each rendering.
  const names = JSON.stringify([...(scope?.pictureOrigins ?? NONE), ...more]);
  return useMemo(() => {
    // A server has no page, and loads no pictures.
    if (typeof location === "undefined") return new Set();
    const origins = new Set([location.origin]);
    if (baseUrl !== undefined) origins.add(new URL(baseUrl).origin);
    for (const named of JSON.parse(names) as string[]) {
      const origin = pictureOriginOf(named);
      if (origin !== null) origins.add(origin);
      else if (process.env.NODE_ENV !== "production") warn(named);
    }
    return origins;
  }, [baseUrl, names]);
}
