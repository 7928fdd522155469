import { LOCALES } from "@satang/i18n";
import { LanguageName, SegmentedControl, useI18n } from "@satang/ui";
import { useLocale } from "../locale/locale-context.ts";
import { ThemeSwitch } from "../theme/ThemeSwitch.tsx";
import styles from "./layout.module.css";

const LANGUAGES = LOCALES.map((locale) => ({
  value: locale,
  label: <LanguageName locale={locale} />,
}));

/** Language and theme. */
export function Preferences() {
  const { t } = useI18n();
  const { locale, change } = useLocale();

  return (
    <div className={styles.preferences}>
      <div className={styles.languages}>
        <SegmentedControl
          label={t("ui.language")}
          options={LANGUAGES}
          value={locale}
          onValueChange={change}
        />
      </div>
      <ThemeSwitch />
    </div>
  );
}
