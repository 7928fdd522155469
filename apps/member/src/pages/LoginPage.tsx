import { useI18n } from "@satang/ui";
import { LoginFlow } from "@satang/ui/flows/session";
import { navigate, useHistoryState } from "wouter/use-browser-location";
import { config } from "../config/config.ts";
import { useLocale } from "../locale/locale-context.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import "./login-scene/login-scene.css";

/** The number that was just registered. */
const usernameOf = (state: unknown) =>
  typeof state === "object" &&
  state !== null &&
  "username" in state &&
  typeof state.username === "string"
    ? state.username
    : "";

/** Signing in; continues at the address that the visitor requested, otherwise at home. */
export function LoginPage() {
  const { t } = useI18n();
  const { change } = useLocale();
  const username = usernameOf(useHistoryState());
  usePageTitle(t("app.title.login"));

  return (
    <LoginFlow
      // A reload has the number after the first render, which is that of the build.
      key={username}
      brand={config.brandName}
      onLocaleChange={change}
      registerHref={paths.register}
      username={username}
      onSignedIn={(wanted) => navigate(wanted ?? paths.user, { replace: true })}
    />
  );
}
