import type { UseRegister } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Mark } from "../../primitives/Mark/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as css from "./RegisterFlow.css.ts";
import { StepHead } from "./StepHead.tsx";

/** Done: on to the login by itself in two seconds, or at once. */
export function Registered({ register, loginHref }: { register: UseRegister; loginHref: string }) {
  const { t } = useI18n();
  return (
    <div className={css.result}>
      <Mark size={72} />
      <StepHead title={t("register.registered.title")} takesFocus>
        <Text tone="muted" role="status">
          {t("register.registered.text")}
        </Text>
      </StepHead>
      <Button
        href={loginHref}
        variant="outline"
        onClick={(event) => {
          event.preventDefault();
          register.actions.goToLogin();
        }}
      >
        {t("register.registered.login")}
      </Button>
    </div>
  );
}
