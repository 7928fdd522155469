import { useI18n } from "../../i18n/I18nProvider.tsx";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { BankSelect } from "../banks/BankSelect.tsx";
import { BankNameField } from "./BankNameField.tsx";
import * as styles from "./RegisterFlow.css.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";
import { useTextField, useValueField } from "./use-field.ts";

/** Fourth step: the bank account for withdrawals. */
export function BankStep({ register, takesFocus }: RegisterStepProps) {
  const { t } = useI18n();
  const field = useTextField(register);
  const choice = useValueField(register);
  return (
    <>
      <StepHead title={t("register.bank.title")} takesFocus={takesFocus}>
        <Text tone="muted">{t("register.bank.text")}</Text>
      </StepHead>
      <BankSelect {...choice("bankCode")} />
      <TextField {...field("accountNo")} label={t("register.bank.accountNo")} />
      <div className={styles.pair}>
        <BankNameField register={register} field="firstName" />
        <BankNameField register={register} field="lastName" />
      </div>
      {register.edition === "lao" && (
        <SegmentedControl
          label={t("register.bank.currency")}
          options={[
            { value: "LAK", label: t("register.bank.kip") },
            { value: "THB", label: t("register.bank.baht") },
          ]}
          value={register.values.currency}
          onValueChange={(currency) => register.actions.change("currency", currency)}
        />
      )}
    </>
  );
}
