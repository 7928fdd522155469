import { useSyncExternalStore } from "react";
import type { Theme } from "./theme.ts";
import { themeStore } from "./theme-store.ts";

/** The active theme and a function to change it. Only the switch renders again. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.read);
  return { theme, choose: themeStore.choose };
}
