import { useI18n } from "@satang/ui";
import { LoginFlow } from "@satang/ui/flows/session";
import { navigate } from "wouter/use-browser-location";
import { config } from "../config.ts";
import { useLocale } from "../locale/locale-context.ts";
import { paths } from "../routes/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";

/** Signing in; leads to the address the visitor wanted, else home. */
export function LoginPage() {
  const { t } = useI18n();
  const { change } = useLocale();
  usePageTitle(t("app.title.login"));

  return (
    <LoginFlow
      brand={config.brandName}
      onLocaleChange={change}
      registerHref={paths.register}
      onSignedIn={(wanted) => navigate(wanted ?? paths.user, { replace: true })}
    />
  );
}
