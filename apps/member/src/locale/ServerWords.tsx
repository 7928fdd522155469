import { useSatang } from "@satang/headless/provider";
import { useEffect, useRef } from "react";
import { useLocale } from "./locale-context.ts";

/** Reads everything again when the language changes: the service answers in the member's language. */
export function ServerWords() {
  const { locale } = useLocale();
  const { queryClient } = useSatang("ServerWords");
  const known = useRef(locale);
  useEffect(() => {
    if (known.current === locale) return;
    known.current = locale;
    // The provider around it names the language of the document in its own effect, which runs after this one.
    queueMicrotask(() => void queryClient.invalidateQueries());
  }, [locale, queryClient]);
  return null;
}
