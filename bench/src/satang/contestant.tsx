import { en } from "@satang/i18n/locales/en";
import { Button, I18nProvider, Dialog as SatangDialog, switchTheme, TextField } from "@satang/ui";
import type { ReactNode } from "react";
import type { Scheme } from "../contestant.types.ts";
import "@satang/ui/styles.css";

const page = document.documentElement;
page.dataset.satang = "page";
page.dataset.satangTheme = "river-day";

export const Frame = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en" catalogue={en} scope="document">
    {children}
  </I18nProvider>
);

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "accent" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} label={`Field ${key}`} disabled={disabled} />
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const Dialog = ({ open, onOpenChange }: DialogProps) => (
  <SatangDialog open={open} onOpenChange={onOpenChange} title="Transfer">
    The money moves at once.
  </SatangDialog>
);

export const useScheme = () => (scheme: Scheme) =>
  switchTheme(scheme === "dark" ? "river-night" : "river-day");
