import type { DisplayLocale } from "@satang/i18n";
import { type RefObject, useEffect } from "react";

/** Sets text as a language of the host needs it. Its rules are loaded only for such a language. */
export function useLocaleLooks(
  locale: DisplayLocale,
  element: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (typeof locale !== "object") return;
    // In an element of a page without React, the rules of the page do not reach into the shadow root.
    const root = element.current?.getRootNode();
    void import("../theme/css/adopt-locale.ts").then(
      ({ adoptLocale }) => adoptLocale(locale, root instanceof ShadowRoot ? { to: root } : {}),
      reportError,
    );
  }, [locale, element]);
}
