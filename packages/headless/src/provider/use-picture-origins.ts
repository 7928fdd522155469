import { useContext, useMemo } from "react";
import { SatangContext } from "./satang-context.ts";

const NONE: readonly string[] = [];

/**
 * Returns the origins from which pictures of the service are shown: that of the page, that of the backend, and more. The
 * set is the same while they are. Without a `SatangProvider` there is no backend.
 * @param more origins, such as `["https://pictures.example"]`
 */
export function usePictureOrigins(more: readonly string[] = NONE): ReadonlySet<string> {
  const baseUrl = useContext(SatangContext)?.client.baseUrl;
  // As text, so that a list written in place gives the same set with each rendering.
  const named = more.join(" ");
  return useMemo(() => {
    // A server has no page, and loads no pictures.
    if (typeof location === "undefined") return new Set();
    const backend = baseUrl === undefined ? [] : [new URL(baseUrl).origin];
    return new Set([location.origin, ...backend, ...named.split(" ")]);
  }, [baseUrl, named]);
}
