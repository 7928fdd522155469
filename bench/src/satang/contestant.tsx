import { en } from "@satang/i18n/locales/en";
import {
  Button,
  Checkbox,
  I18nProvider,
  Dialog as SatangDialog,
  TextField,
  ThemeScope,
} from "@satang/ui";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { DialogProps, Scheme } from "../contestant.types.ts";
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

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "accent" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => <Checkbox key={key} label={`Choice ${key}`} />;

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} label={`Field ${key}`} disabled={disabled} />
);

export const Dialog = ({ open, onOpenChange, children }: DialogProps) => (
  <SatangDialog open={open} onOpenChange={onOpenChange} title="Transfer">
    <p>The money moves at once.</p>
    {children}
  </SatangDialog>
);

export const useScheme = () => (scheme: Scheme) =>
  flushSync(() => wear(scheme === "dark" ? "river-night" : "river-day"));
