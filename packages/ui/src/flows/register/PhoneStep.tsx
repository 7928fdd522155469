import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { PhoneIcon } from "../../primitives/Icon/index.ts";
import { PhoneField } from "../../primitives/PhoneField/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";
import { useValueField } from "./use-field.ts";

/** First step: the phone number. */
export function PhoneStep({ register, takesFocus }: RegisterStepProps) {
  const { t } = useI18n();
  const field = useValueField(register);
  return (
    <>
      <StepHead title={t("register.phone.title")} takesFocus={takesFocus}>
        <Text tone="muted">{t("register.phone.text")}</Text>
      </StepHead>
      <PhoneField
        {...field("phone")}
        label={t("register.phone.label")}
        edition={register.edition}
        start={<PhoneIcon size={18} />}
      />
      {register.isInviteDamaged && (
        <Alert tone="warning" live="polite">
          {t("register.profile.inviteDamaged")}
        </Alert>
      )}
    </>
  );
}
