import { en } from "@satang/i18n/locales/en";
import { I18nProvider, ThemeScope } from "@satang/ui";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { Scheme } from "../contestant.types.ts";
import "@satang/ui/styles.css";

let wear: (theme: string) => void = () => undefined;

/** As in the README: a scope with a brand on the page of a partner. */
export function Frame({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState("river-day");
  wear = setTheme;
  return (
    <I18nProvider locale="en" catalogue={en}>
      <ThemeScope theme={theme} surface="page">
        {children}
      </ThemeScope>
    </I18nProvider>
  );
}

export { button, checkbox, Dialog, field } from "./elements.tsx";

export const useScheme = () => (scheme: Scheme) =>
  flushSync(() => wear(scheme === "dark" ? "river-night" : "river-day"));
