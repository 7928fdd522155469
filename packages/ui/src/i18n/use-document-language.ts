import { useLayoutEffect } from "react";

const useIsomorphicLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Keeps `<html lang>` at a tag while mounted; `null` leaves the document alone. */
export function useDocumentLanguage(tag: string | null): void {
  useIsomorphicLayoutEffect(() => {
    if (tag === null) return;
    const before = document.documentElement.lang;
    document.documentElement.lang = tag;
    return () => {
      document.documentElement.lang = before;
    };
  }, [tag]);
}
