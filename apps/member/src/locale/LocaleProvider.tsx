import type { KeyValueStore } from "@satang/headless";
import { type Catalogue, type Locale, loadLocale } from "@satang/i18n";
import { I18nProvider } from "@satang/ui";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { config } from "../config.ts";
import { LocaleContext } from "./locale-context.ts";
import { LOCALE_KEY } from "./locale-key.ts";

interface LocaleProviderProps {
  storage: KeyValueStore;
  /** Loaded before the first paint. */
  initial: { locale: Locale; catalogue: Catalogue };
  children: ReactNode;
}

/** Speaks one language at a time and remembers the choice on the device. */
export function LocaleProvider({ storage, initial, children }: LocaleProviderProps) {
  const [spoken, setSpoken] = useState(initial);
  const wanted = useRef(initial.locale);

  const change = useCallback(
    async (locale: Locale) => {
      wanted.current = locale;
      const catalogue = await loadLocale(locale);
      if (wanted.current !== locale) return;
      storage.write(LOCALE_KEY, locale);
      setSpoken({ locale, catalogue });
    },
    [storage],
  );
  const value = useMemo(() => ({ locale: spoken.locale, change }), [spoken.locale, change]);
  const words = config.words[spoken.locale];

  return (
    <LocaleContext.Provider value={value}>
      <I18nProvider
        locale={spoken.locale}
        catalogue={spoken.catalogue}
        {...(words && { overrides: words })}
        timeZone={config.timeZone}
        scope="document"
      >
        {children}
      </I18nProvider>
    </LocaleContext.Provider>
  );
}
