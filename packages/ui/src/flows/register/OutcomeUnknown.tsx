import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";

/** The reply to the last call was lost, also in an earlier visit: the outcome is looked up before another try. */
export function OutcomeUnknown({ register, takesFocus }: RegisterStepProps) {
  const { t } = useI18n();
  return (
    <>
      <StepHead title={t("register.outcomeUnknown.title")} takesFocus={takesFocus} />
      <Alert tone="warning">{t("register.outcomeUnknown.text")}</Alert>
      <Button {...register.getCheckOutcomeProps()} width="fill" loading={register.isBusy}>
        {t("register.outcomeUnknown.check")}
      </Button>
      {!register.isBusy && (
        <Text tone="muted" role="status">
          {t("register.outcomeUnknown.still")}
        </Text>
      )}
      {register.canBeginAgain && (
        <Button {...register.getBackProps()} variant="outline" width="fill">
          {t("common.action.back")}
        </Button>
      )}
    </>
  );
}
