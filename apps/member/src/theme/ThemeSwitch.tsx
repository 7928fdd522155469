import { DayIcon, IconButton, NightIcon, useI18n } from "@satang/ui";
import { useTheme } from "./use-theme.ts";

/** Switches between night and day. */
export function ThemeSwitch() {
  const { t } = useI18n();
  const { theme, choose } = useTheme();
  const isNight = theme === "river-night";

  return (
    <IconButton
      label={t(isNight ? "ui.theme.toDay" : "ui.theme.toNight")}
      onClick={() => choose(isNight ? "river-day" : "river-night")}
    >
      {theme && (isNight ? <DayIcon /> : <NightIcon />)}
    </IconButton>
  );
}
