import type { DefinedLocale } from "@satang/i18n";
import { useEffect, useRef } from "react";

/** Sets text as a language of the host needs it. Its rules are loaded only for such a language. */
export function LocaleLooks({ locale }: { readonly locale: DefinedLocale }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // In an element of a page without React, the rules of the page do not reach into the shadow root.
    const root = element.current?.getRootNode();
    void import("../theme/css/adopt-locale.ts").then(
      ({ adoptLocale }) => adoptLocale(locale, root instanceof ShadowRoot ? { to: root } : {}),
      reportError,
    );
  }, [locale]);
  return <span ref={element} hidden />;
}
