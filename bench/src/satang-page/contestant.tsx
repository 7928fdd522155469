import { en } from "@satang/i18n/locales/en/components";
import { I18nProvider, ThemeScope, ToastProvider } from "@satang/ui";
import type { ReactNode } from "react";
import "@satang/ui/base.css";
import "@satang/ui/components/button.css";
import "@satang/ui/components/dialog.css";
import "@satang/ui/components/text-field.css";
import "@satang/ui/components/toast.css";
import "@satang/ui/tokens.css";

export { button, checkbox, Dialog, field } from "../satang/elements.tsx";

/** As in the README: a page that is Satang's, with toasts and the style sheets in parts. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en" catalogue={en} scope="document">
    <ThemeScope theme="river-day" surface="page">
      <ToastProvider>{children}</ToastProvider>
    </ThemeScope>
  </I18nProvider>
);

export const useScheme = () => () => undefined;
