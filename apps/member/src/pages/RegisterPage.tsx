import { inviteParameter } from "@satang/core";
import { ToastProvider, useI18n } from "@satang/ui";
import { RegisterFlow } from "@satang/ui/flows/register";
import { navigate, useSearch } from "wouter/use-browser-location";
import { config } from "../config/config.ts";
import { useLocale } from "../locale/locale-context.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import "./RegisterPage.css";

/** Registration; `?code=PR…` is an invite code. */
export function RegisterPage() {
  const { t } = useI18n();
  const { change } = useLocale();
  const inviteCode = inviteParameter(new URLSearchParams(useSearch()));
  usePageTitle(t("app.title.register"));

  return (
    <ToastProvider>
      <RegisterFlow
        brand={config.brandName}
        otpLength={config.otpLength}
        latinOnly={config.latinOnly}
        onLocaleChange={change}
        loginHref={paths.login}
        stepsInHistory
        onRegistered={(username) => navigate(paths.login, { replace: true, state: { username } })}
        {...(inviteCode !== null && { inviteCode })}
      />
    </ToastProvider>
  );
}
