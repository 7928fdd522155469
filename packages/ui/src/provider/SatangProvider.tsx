"use client";

import { createHostSatang, type HostSatangOptions } from "@satang/headless/host";
import {
  SatangProvider as ScopeProvider,
  type SatangProviderProps as ScopeProviderProps,
} from "@satang/headless/provider";
import { languageTag, type WordsLoader } from "@satang/i18n";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { I18nProviderProps } from "../i18n/I18nProvider.tsx";
import type { ThemeScopeProps } from "../theme/scope/ThemeScope.tsx";
import { Surroundings } from "./Surroundings.tsx";

/** Props of {@link SatangProvider}. Those of the client and of the storage are read once, at the first render. */
export interface SatangProviderProps
  extends Omit<HostSatangOptions, "getLanguage">,
    Pick<I18nProviderProps, "locale" | "timeZone"> {
  /**
   * The messages, where nothing can wait for them: `renderToString`, tests. @default loaded; a server that streams waits
   * for them, and a browser renders nothing before
   */
  catalogue?: I18nProviderProps["catalogue"] | undefined;
  /**
   * Loads the messages. The flows have loaders of their own, such as `depositWords` next to `DepositFlow`; `joinWords` of
   * `@satang/i18n` joins those of several flows. Give the same function at each render. @default all messages of the
   * language
   */
  words?: WordsLoader | undefined;
  /** Your own texts, which replace the included ones, from `defineOverrides`. */
  messages?: I18nProviderProps["overrides"] | undefined;
  /** Called with what happened to the member's money, once for each intention. */
  onEvent?: ScopeProviderProps["onEvent"];
  /** Id of a theme: an included one, or one of your own style sheet or of `adoptTheme`. @default that of the page, otherwise by the device's setting */
  theme?: ThemeScopeProps["theme"];
  /** `page` also sets the background of the page and fills the screen. @default "inherit" */
  surface?: ThemeScopeProps["surface"];
  /** Your own element for modals and toasts. Set it before one opens. @default the body */
  container?: ThemeScopeProps["container"];
  /**
   * Your own sign-in, with `getToken`: called when the member presses "Log in", after the session has ended or where a flow
   * needs a member and nobody is signed in. When its
   * promise resolves, `getToken` is asked again, and the member goes on where they were. Without it, the member can close
   * that message and log in on your page.
   */
  onLogin?: (() => void | Promise<void>) | undefined;
  children: ReactNode;
}

/**
 * Everything that a flow needs: client, session, words, theme and toasts. When the service ends the session, a dialog
 * asks the member to log in again, and what they typed is kept; without `getToken`, it is the dialog of `SessionGuard`.
 *
 * @example
 * <SatangProvider baseUrl="https://wallet.satang.example" getToken={() => auth.token} locale="th" theme="river-day">
 *   <DepositFlow open={open} onOpenChange={setOpen} />
 * </SatangProvider>
 */
export function SatangProvider({
  locale,
  timeZone,
  catalogue,
  words,
  messages,
  theme,
  surface,
  container,
  onEvent,
  onLogin,
  onUnauthorized,
  onGone,
  children,
  ...options
}: SatangProviderProps) {
  const latest = useRef({ locale, onUnauthorized, onGone });
  useEffect(() => {
    latest.current = { locale, onUnauthorized, onGone };
  });
  const [{ renew, reach, ...satang }] = useState(() =>
    createHostSatang({
      ...options,
      getLanguage: () => languageTag(latest.current.locale),
      onUnauthorized: (error) => latest.current.onUnauthorized?.(error),
      onGone: () => latest.current.onGone?.(),
    }),
  );
  return (
    <ScopeProvider {...satang} onEvent={onEvent}>
      <Surroundings
        locale={locale}
        timeZone={timeZone}
        catalogue={catalogue}
        words={words}
        messages={messages}
        theme={theme}
        surface={surface}
        container={container}
        renew={renew}
        reach={reach}
        onLogin={onLogin}
      >
        {children}
      </Surroundings>
    </ScopeProvider>
  );
}
