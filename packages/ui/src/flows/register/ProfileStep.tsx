import { useLookup } from "@satang/headless/info";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { PasswordField } from "../../primitives/PasswordField/index.ts";
import { Select } from "../../primitives/Select/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
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
  const sources = useLookup("sources").data ?? [];
  return (
    <>
      <StepHead title={t("register.profile.title")} takesFocus={takesFocus}>
        <Text tone="muted">{t("register.profile.text")}</Text>
      </StepHead>
      <TextField {...field("name")} label={t("register.profile.name")} />
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
        {...(register.isInvited ? { description: t("register.profile.invited") } : {})}
      />
    </>
  );
}
