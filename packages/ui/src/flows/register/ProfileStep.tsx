import { useLookup } from "@satang/headless/info";
import { useScrollIntoView } from "../../hooks/use-scroll-into-view.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { PasswordField } from "../../primitives/PasswordField/index.ts";
import { Select } from "../../primitives/Select/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import * as styles from "./RegisterFlow.css.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";
import { useTextField, useValueField } from "./use-field.ts";

/**
 * Third step: the member's name and password. The source is a field only when the site lists
 * sources.
 */
export function ProfileStep({ register, takesFocus }: RegisterStepProps) {
  const { t } = useI18n();
  const field = useTextField(register);
  const choice = useValueField(register);
  const withoutInvite = useScrollIntoView<HTMLDivElement>(register.isInviteRefused);
  const sources = useLookup("sources").data ?? [];
  return (
    <>
      <StepHead title={t("register.profile.title")} takesFocus={takesFocus}>
        <Text tone="muted">{t("register.profile.text")}</Text>
      </StepHead>
      <TextField {...field("name")} label={t("register.profile.name")} />
      <div className={styles.pair}>
        <PasswordField
          {...field("password")}
          label={t("register.profile.password")}
          autoComplete="new-password"
        />
        <PasswordField
          {...field("confirmation")}
          label={t("register.profile.confirmation")}
          autoComplete="new-password"
        />
      </div>
      <div className={styles.pair}>
        {sources.length > 0 && (
          <Select
            {...choice("source")}
            label={t("register.profile.source")}
            options={sources.map(({ code, description }) => ({ value: code, label: description }))}
          />
        )}
        <TextField
          {...field("inviteCode")}
          label={t("register.profile.inviteCode")}
          {...(register.isInvited && { description: t("register.profile.invited") })}
          {...(register.isInviteDamaged && { description: t("register.profile.inviteDamaged") })}
        />
      </div>
      {register.isInviteRefused && (
        <div ref={withoutInvite} className={styles.problem}>
          <Button {...register.getDropInviteCodeProps()} variant="soft" size="small">
            {t("register.profile.withoutInvite")}
          </Button>
        </div>
      )}
    </>
  );
}
