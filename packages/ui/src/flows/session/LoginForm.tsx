import type { LoginView } from "@satang/headless/session";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { UserIcon } from "../../primitives/Icon/index.ts";
import { PasswordField } from "../../primitives/PasswordField/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import * as styles from "./LoginFlow.css.ts";

/** Props of {@link LoginForm}. */
export type LoginFormProps = {
  readonly login: LoginView;
  /** Content above the fields. */
  readonly children: ReactNode;
};

/** The fields of the login. The first invalid one gets the focus. */
export function LoginForm({ login, children }: LoginFormProps) {
  const { t } = useI18n();
  const missing = (field: "username" | "password") =>
    login.missing.includes(field) ? { error: t(`session.missing.${field}`) } : {};
  return (
    <FlowForm {...login.getFormProps()} className={styles.fields}>
      {children}
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
      <Checkbox {...login.getRememberProps()} label={t("session.remember")} />
      <FlowSubmit {...login.getSubmitProps()} loading={login.isSubmitting}>
        {t("session.submit")}
      </FlowSubmit>
    </FlowForm>
  );
}
