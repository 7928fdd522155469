import { TIME_LIMITS } from "@satang/headless/protection";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { RadioGroup } from "../../primitives/RadioGroup/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { LimitFormEnd } from "./LimitFormEnd.tsx";
import { type LimitFormProps, useLimitForm } from "./use-limit-form.ts";
import { useProtectionWords } from "./use-protection-words.ts";

/** The limit for the time of a day. */
export function TimeLimitForm(props: LimitFormProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const { protection, save } = useLimitForm("time", props);
  const [chosen, setChosen] = useState(
    () => protection.limits?.time.value ?? TIME_LIMITS[1] ?? null,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) save(chosen);
  };
  return (
    <FlowForm onSubmit={submit} noValidate data-part="time-limit">
      <Stack gap={4}>
        <RadioGroup
          label={t("protection.limit.timeAmount")}
          options={TIME_LIMITS.map((limit) => ({
            value: String(limit),
            label: words.time(limit),
          }))}
          value={chosen === null ? "" : String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
        />
        <LimitFormEnd
          name="time"
          protection={protection}
          value={chosen}
          onRemove={() => save(null)}
        />
      </Stack>
    </FlowForm>
  );
}
