import { useSyncExternalStore } from "react";
import type { Theme } from "./theme.ts";
import { themeStore } from "./theme-store.ts";

/** The active theme, `null` while the build renders, and a function to change it. Only the switch renders again. */
export function useTheme(): { theme: Theme | null; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.read, () => null);
  return { theme, choose: themeStore.choose };
}
