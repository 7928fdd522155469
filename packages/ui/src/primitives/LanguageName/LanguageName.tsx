import { type DefinedLocale, type Locale, languageName, languageTag } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./LanguageName.css.ts";

/** Props of {@link LanguageName}; everything else goes to its `span`. */
export interface LanguageNameProps
  extends Omit<ComponentPropsWithoutRef<"span">, "children" | "lang"> {
  /** The language. */
  locale: Locale | DefinedLocale;
}

/**
 * The name of a language in that language, with its `lang` attribute.
 * @example
 * <LanguageName locale="la" />
 */
export const LanguageName = forwardRef<HTMLSpanElement, LanguageNameProps>(function LanguageName(
  { locale, className, ...rest },
  ref,
) {
  return (
    <span
      translate="no"
      {...rest}
      ref={ref}
      lang={languageTag(locale)}
      className={classNames(styles.name, className)}
    >
      {languageName(locale)}
    </span>
  );
});
