"use client";

import { type UseLoginOptions, useLogin } from "@satang/headless/session";
import type { Locale } from "@satang/i18n";
import type { ReactElement, ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { UserIcon } from "../../primitives/Icon/index.ts";
import { Mark } from "../../primitives/Mark/index.ts";
import { PasswordField } from "../../primitives/PasswordField/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { useFocusOnWrong } from "../use-focus-on-wrong.ts";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import * as css from "./LoginFlow.css.ts";
import { LoginProblem } from "./LoginProblem.tsx";
import { TextLink } from "./TextLink.tsx";

/** Props of {@link LoginFlow}. */
export interface LoginFlowProps extends UseLoginOptions {
  /** Name of the service below the mark. @default "Satang" */
  brand?: ReactNode;
  /** Sign of the service, above the card. @default the coin with two waves */
  mark?: ReactNode;
  /** Shows the language switch. */
  onLocaleChange?: (locale: Locale) => void;
  /** Where new members go. @default "/register" */
  registerHref?: string;
  /** A router's link to the registration. Wins over `registerHref`. */
  registerLink?: ReactElement;
}

/**
 * Logging in: one card, an error that goes when the member types, and what was typed kept
 * whatever happens. Rendering it ends an earlier session.
 *
 * @example
 * <LoginFlow onSignedIn={(path) => navigate(path ?? "/user")} onLocaleChange={setLocale} />
 */
export function LoginFlow({
  brand = "Satang",
  mark = <Mark size={60} className={css.above} />,
  onLocaleChange,
  registerHref = "/register",
  registerLink,
  onSignedIn,
}: LoginFlowProps) {
  const { t } = useI18n();
  const login = useLogin(onSignedIn ? { onSignedIn } : {});
  const focusOnWrong = useFocusOnWrong(login.missing.length > 0 ? login.missing : undefined);
  const missing = (field: "username" | "password") =>
    login.missing.includes(field) ? { error: t(`session.missing.${field}`) } : {};

  return (
    <div className={css.screen} data-part="login" data-state={login.state}>
      <div className={css.hero}>
        <Waves className={css.waves} strength={0.4} />
        <span className={css.moon} aria-hidden="true" />
        {mark}
        <p className={css.word}>{brand}</p>
        <Text tone="muted" className={css.above}>
          {t("app.tagline")}
        </Text>
      </div>
      <Card as="div" elevation="raised" className={css.form}>
        {onLocaleChange && <LocaleSwitch onLocaleChange={onLocaleChange} />}
        <form {...focusOnWrong} className={css.fields} {...login.getFormProps()}>
          <Heading level={1}>{t("session.title")}</Heading>
          <LoginProblem error={login.error} reason={login.reason} />
          <TextField
            {...login.getUsernameProps()}
            {...missing("username")}
            label={t("session.username")}
            start={<UserIcon size={18} />}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordField
            {...login.getPasswordProps()}
            {...missing("password")}
            label={t("session.password")}
          />
          <Checkbox
            label={t("session.remember")}
            checked={login.values.remember}
            onCheckedChange={(remember) => login.actions.change({ remember })}
          />
          <Button type="submit" width="fill" loading={login.state !== "entering"}>
            {t("session.submit")}
          </Button>
        </form>
        <p className={css.alternative}>
          {t("session.noAccount")}{" "}
          <TextLink href={registerHref} link={registerLink}>
            {t("session.register")}
          </TextLink>
        </p>
      </Card>
    </div>
  );
}
