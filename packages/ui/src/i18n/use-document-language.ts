import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";

/** Sets `<html lang>` to a tag while mounted; with `null` it does not change the document. */
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
