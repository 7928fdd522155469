import { usePictureOrigins } from "@satang/headless/provider";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { pictureOf } from "../../primitives/SafeMarkup/allowed.rules.ts";

/** Returns a function from the address of a game's picture to one that may be loaded, if it may. */
export function useGamePicture(): (address: string | null | undefined) => string | undefined {
  // A server does not know the origin of the page.
  const isHydrated = useHydrated();
  const pictureOrigins = usePictureOrigins();
  return (address = null) =>
    isHydrated ? pictureOf(address, { base: document.baseURI, pictureOrigins })?.href : undefined;
}
