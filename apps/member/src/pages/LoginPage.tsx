import { Logo, useI18n } from "@satang/ui";
import { LoginFlow } from "@satang/ui/flows/session";
import type { MouseEvent } from "react";
import { navigate, useHistoryState } from "wouter/use-browser-location";
import { useChatOpen } from "../chat/chat-open.ts";
import { config } from "../config/config.ts";
import { useLocale } from "../locale/locale-context.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import scene from "./login-scene/login-scene.module.css";

const SCENE = { root: scene.login ?? "" };

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
  const { setOpen } = useChatOpen();
  const username = usernameOf(useHistoryState());
  usePageTitle(t("app.title.login"));
  const onHelp = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    setOpen(true, t("session.helpTopic"));
  };

  return (
    <LoginFlow
      // A reload has the number after the first render, which is that of the build.
      key={username}
      brand={config.brandName}
      // The scene has the coin.
      logo={<Logo size={32} />}
      classNames={SCENE}
      onLocaleChange={change}
      registerHref={paths.register}
      helpLink={
        <a href={paths.contact} onClick={onHelp}>
          {t("session.help")}
        </a>
      }
      username={username}
      onSignedIn={(wanted) => navigate(wanted ?? paths.user, { replace: true })}
    />
  );
}
