"use client";

import { type UseLoginOptions, useLogin } from "@satang/headless/session";
import type { DefinedLocale, Locale } from "@satang/i18n";
import { type ReactElement, type ReactNode, useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { ContainerContext } from "../frame/contained-screen.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { type LocaleChoice, LocaleSwitch } from "./LocaleSwitch.tsx";
import * as styles from "./LoginFlow.css.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginProblem } from "./LoginProblem.tsx";
import { TextLink } from "./TextLink.tsx";

/** Props of {@link LoginFlow}. */
export interface LoginFlowProps<Choice extends Locale | DefinedLocale = Locale>
  extends UseLoginOptions,
    FlowPartsProps,
    LocaleChoice<Choice> {
  /** Name of the service next to the logo. @default "Satang" */
  brand?: ReactNode;
  /** Logo of the service, at the top. @default the coin with two waves, which is also the moon of the poster */
  logo?: ReactNode;
  /** Shows the language switch. */
  onLocaleChange?: (locale: Choice) => void;
  /** Address of the registration, for new members; `null` where nobody registers. @default "/register" */
  registerHref?: string | null;
  /** A router's link to the registration. Wins over `registerHref`. */
  registerLink?: ReactElement;
  /** A link to help below the button: `<a href="/contact">Help</a>`. It gets the words and the style. */
  helpLink?: ReactElement;
}

/**
 * Login in one card, with an error that is removed when the member types. Typed values stay after a
 * failure. Rendering it ends an earlier session.
 *
 * @example
 * <LoginFlow onSignedIn={(path) => navigate(path ?? "/user")} onLocaleChange={setLocale} />
 */
export function LoginFlow<Choice extends Locale | DefinedLocale = Locale>({
  brand = "Satang",
  logo,
  locales,
  onLocaleChange,
  registerHref = "/register",
  registerLink,
  helpLink,
  classNames: own,
  slots,
  ...options
}: LoginFlowProps<Choice>) {
  const { t } = useI18n();
  const login = useLogin(options);
  const Header = slots?.header;
  const show = useContext(ContainerContext);
  const languages = onLocaleChange && (
    <LocaleSwitch locales={locales} onLocaleChange={onLocaleChange} />
  );
  const problem = <LoginProblem error={login.error} reason={login.reason} />;
  const help = helpLink && (
    <p className={styles.help} data-part="help">
      <TextLink tone="quiet" href={null} link={helpLink}>
        {t("session.help")}
      </TextLink>
    </p>
  );
  const alternative = (registerLink || registerHref !== null) && (
    <p className={classNames(styles.alternative, own?.footer)} data-part="footer">
      <span>{`${t("session.noAccount")} `}</span>
      <TextLink href={registerHref} link={registerLink}>
        {t("session.register")}
      </TextLink>
    </p>
  );
  if (show)
    return show({
      parts: { classNames: own, slots },
      title: t("session.title"),
      dismiss: "explicit",
      children: (
        <div
          className={classNames(styles.fields, own?.body)}
          data-part="login"
          data-state={login.state}
        >
          {languages}
          <LoginForm login={login}>{problem}</LoginForm>
          {help}
          {alternative}
        </div>
      ),
    });
  return (
    <FlowFrame classNames={own} slots={slots}>
      <div
        className={classNames(styles.screen, own?.root)}
        data-part="login"
        data-state={login.state}
      >
        {Header === undefined ? (
          <div className={classNames(styles.hero, own?.header)} data-part="header">
            {logo === undefined && <Waves className={styles.waves} strength={0.4} />}
            <div className={styles.poster} data-part="poster">
              <div className={styles.top}>
                <div className={styles.name} data-part="brand">
                  {logo ?? <Logo size={32} />}
                  <p className={styles.word}>{brand}</p>
                </div>
                {languages && (
                  <div className={styles.languages} data-part="languages">
                    {languages}
                  </div>
                )}
              </div>
              {logo === undefined && (
                <span className={styles.moon} aria-hidden="true" data-part="moon">
                  <Logo size={66} />
                </span>
              )}
              <p className={classNames(styles.headline, own?.description)} data-part="description">
                {t("session.headline")}
              </p>
              <p className={styles.promise} data-part="promise">
                {t("session.promise")}
              </p>
            </div>
          </div>
        ) : (
          Header && <Header title={brand} description={t("app.tagline")} onClose={null} />
        )}
        <Card
          as="div"
          elevation="raised"
          className={classNames(styles.form, own?.body)}
          data-part="body"
        >
          {Header !== undefined && languages}
          <LoginForm login={login}>
            <Heading level={1} className={own?.title} data-part="title">
              {t("session.title")}
            </Heading>
            {problem}
          </LoginForm>
          {help}
          {alternative}
        </Card>
      </div>
    </FlowFrame>
  );
}
