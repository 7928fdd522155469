"use client";

import { LOCALES, type Locale } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LanguageName } from "../../primitives/LanguageName/index.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";

/** Props of {@link LocaleSwitch}. */
export interface LocaleSwitchProps {
  /** Load the language, then give it to `I18nProvider`. */
  onLocaleChange: (locale: Locale) => void;
  /** Class of the root element. */
  className?: string;
}

/**
 * The languages of the screen, each with its own name.
 * @example
 * <LocaleSwitch onLocaleChange={async (locale) => show(locale, await loadLocale(locale))} />
 */
export function LocaleSwitch({ onLocaleChange, className }: LocaleSwitchProps) {
  const { locale, t } = useI18n();
  const chosen = LOCALES.find((each) => each === locale);
  return (
    <SegmentedControl
      label={t("ui.language")}
      options={LOCALES.map((value) => ({ value, label: <LanguageName locale={value} /> }))}
      value={chosen ?? "en"}
      onValueChange={onLocaleChange}
      {...(className ? { className } : {})}
    />
  );
}
