"use client";

import { type DefinedLocale, LOCALES, type Locale, languageTag } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LanguageName } from "../../primitives/LanguageName/index.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";

/** The languages of a {@link LocaleSwitch}. */
export interface LocaleChoice<Choice extends Locale | DefinedLocale = Locale> {
  /** The languages to choose from, in their order; with languages of `defineLocale`. @default Thai, Lao and English */
  locales?: readonly Choice[] | undefined;
}

/** Props of {@link LocaleSwitch}. */
export interface LocaleSwitchProps<Choice extends Locale | DefinedLocale = Locale>
  extends LocaleChoice<Choice> {
  /** Load the language, then give it to `I18nProvider`. */
  onLocaleChange: (locale: Choice) => void;
  /** Class of the root element. */
  className?: string;
}

/**
 * The languages of the screen, each with its own name.
 * @example
 * <LocaleSwitch onLocaleChange={async (locale) => show(locale, await loadLocale(locale))} />
 */
export function LocaleSwitch<Choice extends Locale | DefinedLocale = Locale>({
  // Without a list, the choice is one of the three.
  locales = LOCALES as unknown as readonly Choice[],
  onLocaleChange,
  className,
}: LocaleSwitchProps<Choice>) {
  const { languageTag: shown, t } = useI18n();
  const byTag = new Map(locales.map((locale) => [languageTag(locale), locale]));
  return (
    <SegmentedControl
      label={t("ui.language")}
      options={[...byTag].map(([value, locale]) => ({
        value,
        label: <LanguageName locale={locale} />,
      }))}
      value={byTag.has(shown) ? shown : languageTag("en")}
      onValueChange={(tag) => {
        const chosen = byTag.get(tag);
        if (chosen) onLocaleChange(chosen);
      }}
      {...(className ? { className } : {})}
    />
  );
}
