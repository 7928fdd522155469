import { DayIcon, NightIcon, SegmentedControl, SettingsIcon, useI18n } from "@satang/ui";
import { useSyncExternalStore } from "react";
import styles from "./ThemeChoice.module.css";
import { THEMES } from "./theme.ts";
import { themeStore } from "./theme-store.ts";

const CHOICES = [
  { value: "river-night", word: "app.theme.dark", Icon: NightIcon },
  { value: "river-day", word: "app.theme.light", Icon: DayIcon },
  { value: "auto", word: "app.theme.auto", Icon: SettingsIcon },
] as const;

/** Chooses night, day, or the setting of the device. */
export function ThemeChoice() {
  const { t } = useI18n();
  const chosen = useSyncExternalStore(themeStore.subscribe, themeStore.readChosen, () => null);
  return (
    <SegmentedControl
      label={t("app.theme.label")}
      options={CHOICES.map(({ value, word, Icon }) => ({
        value,
        label: (
          <span className={styles.option}>
            <Icon size={16} />
            <span>{t(word)}</span>
          </span>
        ),
      }))}
      value={chosen ?? "auto"}
      onValueChange={(value) => themeStore.choose(THEMES.find((theme) => theme === value) ?? null)}
    />
  );
}
