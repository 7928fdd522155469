import { usePictureOrigins } from "@satang/headless/provider";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { pictureOf } from "../../primitives/SafeMarkup/allowed.rules.ts";

/**
 * Returns a function from the address of a picture of the service to one that may be loaded, if it may: from the page, the
 * backend or a named origin.
 * @param more further origins
 */
export function usePictureAddress(
  more?: readonly string[],
): (address: string | null | undefined) => string | undefined {
  // A server does not know the origin of the page.
  const isHydrated = useHydrated();
  const pictureOrigins = usePictureOrigins(more);
  return (address = null) =>
    isHydrated ? pictureOf(address, { base: document.baseURI, pictureOrigins })?.href : undefined;
}
