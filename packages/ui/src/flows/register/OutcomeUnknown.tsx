import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";

/** The answer to the last call was lost: said as it is, and looked up before anything is tried again. */
export function OutcomeUnknown({ register, takesFocus }: RegisterStepProps) {
  const { t } = useI18n();
  return (
    <>
      <StepHead title={t("register.outcomeUnknown.title")} takesFocus={takesFocus} />
      <Notice tone="warning">{t("register.outcomeUnknown.text")}</Notice>
      <Button width="fill" loading={register.isBusy} onClick={register.actions.checkOutcome}>
        {t("register.outcomeUnknown.check")}
      </Button>
      {register.problem && !register.isBusy && (
        <Text tone="muted" role="status">
          {t("register.outcomeUnknown.still")}
        </Text>
      )}
    </>
  );
}
