import { useSyncExternalStore } from "react";
import type { Theme } from "./theme.ts";
import { themeStore } from "./theme-store.ts";

/** The theme worn and how to change it. Only the switch itself renders again. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.read);
  return { theme, choose: themeStore.choose };
}
