import { type Locale, loadLocale } from "@satang/i18n";
import { I18nProvider } from "@satang/ui";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { config } from "../config/config.ts";
import { useFirstTouch } from "../shell/use-first-touch.ts";
import type { Language } from "./language.ts";
import { LocaleContext } from "./locale-context.ts";
import { storedLocale } from "./stored-locale.ts";

interface LocaleProviderProps {
  /** Loaded before the first paint. */
  initial: Language;
  children: ReactNode;
}

/** Provides one language at a time and stores the choice on the device. */
export function LocaleProvider({ initial, children }: LocaleProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [failed, setFailed] = useState(false);
  const wanted = useRef(initial.locale);
  const { locale, catalogue, whole } = language;

  const load = useCallback(async (next: Locale) => {
    wanted.current = next;
    const loaded = await loadLocale(next);
    if (wanted.current === next) setLanguage({ locale: next, catalogue: loaded, whole: true });
  }, []);
  const complete = useCallback(() => {
    setFailed(false);
    load(wanted.current).catch(() => setFailed(true));
  }, [load]);
  const change = useCallback(
    async (next: Locale) => {
      await load(next);
      storedLocale.write(next);
    },
    [load],
  );

  /** No part needs the rest yet: one that does asks again when this fails. */
  const loadEarly = useCallback(() => void load(wanted.current).catch(() => undefined), [load]);
  useFirstTouch(whole ? null : loadEarly);

  const value = useMemo(
    () =>
      ({ locale, change, rest: whole ? "here" : failed ? "failed" : "wanted", complete }) as const,
    [locale, change, whole, failed, complete],
  );
  const words = config.words[locale];

  return (
    <LocaleContext.Provider value={value}>
      <I18nProvider
        locale={locale}
        catalogue={catalogue}
        {...(words && { overrides: words })}
        timeZone={config.timeZone}
        scope="document"
      >
        {children}
      </I18nProvider>
    </LocaleContext.Provider>
  );
}
