import { useProtection } from "@satang/headless/protection";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { RadioGroup } from "../../primitives/RadioGroup/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link BreakForm}. */
export type BreakFormProps = {
  /** Called when the break has begun. */
  readonly onDone: () => void;
};

/** The length of a break. The button names it: there is no second question. */
export function BreakForm({ onDone }: BreakFormProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const protection = useProtection({ onSaved: onDone });
  const { breakEnd, breaks, isSaving } = protection;
  const [chosen, setChosen] = useState<string>("");
  if (breaks.length === 0) return <FormSkeleton />;
  const length = breaks.find(({ days }) => String(days) === chosen) ?? breaks[0];
  return (
    <Stack gap={4} data-part="break">
      {breakEnd !== null && (
        <Alert tone="info">
          {wholeNumbers(t("protection.pause.now", { moment: words.moment(breakEnd) }))}
        </Alert>
      )}
      <RadioGroup
        label={t("protection.pause.length")}
        variant="card"
        options={breaks.map(({ days, until }) => ({
          value: String(days),
          label: words.length(days),
          description: wholeNumbers(t("protection.pause.until", { moment: words.moment(until) })),
        }))}
        value={length ? String(length.days) : ""}
        onValueChange={setChosen}
      />
      <Alert tone="warning">{t("protection.pause.final")}</Alert>
      <ChangeFailure {...protection} />
      {length && (
        <FlowSubmit {...protection.getBreakProps(length.days)} loading={isSaving}>
          {isSaving
            ? t("protection.pause.beginning")
            : t("protection.pause.begin", { length: words.length(length.days) })}
        </FlowSubmit>
      )}
    </Stack>
  );
}
