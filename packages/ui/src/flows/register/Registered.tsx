import type { RegisterView } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as styles from "./RegisterFlow.css.ts";
import { StepHead } from "./StepHead.tsx";

/** Shown after the registration: the login is opened after two seconds, or with the link. Without a login it says nothing of one. */
export function Registered({
  register,
  loginHref,
  hasLogin,
}: {
  register: RegisterView;
  loginHref: string | null;
  /** Whether the member can log in on this site. */
  hasLogin: boolean;
}) {
  const { t } = useI18n();
  return (
    <div className={styles.result}>
      <Logo size={72} />
      <StepHead title={t("register.registered.title")} takesFocus>
        {hasLogin && (
          <Text tone="muted" role="status">
            {t("register.registered.text")}
          </Text>
        )}
      </StepHead>
      {loginHref !== null && (
        <Button {...register.getLoginProps()} href={loginHref} variant="outline">
          {t("register.registered.login")}
        </Button>
      )}
    </div>
  );
}
