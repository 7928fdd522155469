import { type Satang, satang } from "@satang/core";
import { useAmountField } from "@satang/headless/money";
import { DEPOSIT_LIMITS } from "@satang/headless/protection";
import { useCurrency } from "@satang/headless/wallet";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowAmount } from "../money/FlowAmount.tsx";
import { FlowQuickAmounts } from "../money/FlowQuickAmounts.tsx";
import { LimitFormEnd } from "./LimitFormEnd.tsx";
import { type LimitFormProps, useLimitForm } from "./use-limit-form.ts";

/** The limit for the deposits of a day. */
export function DepositLimitForm(props: LimitFormProps) {
  const { t } = useI18n();
  const currency = useCurrency();
  const { protection, save } = useLimitForm("deposit", props);
  const present = protection.limits?.deposit.value ?? null;
  const amount = useAmountField(present === null ? null : satang(present));
  const typed: Satang | null = amount.satang;
  const [isAttempted, setAttempted] = useState(false);
  const isMissing = typed === null || typed === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isMissing) save(typed);
  };
  return (
    <FlowForm onSubmit={submit} noValidate data-part="deposit-limit">
      <Stack gap={4}>
        <FlowAmount
          input={amount.inputProps({ isInvalid: isAttempted && isMissing, isReadOnly: false })}
          label={t("protection.limit.depositAmount")}
          currency={currency}
          onTextChange={amount.setText}
          error={isAttempted && isMissing ? t("protection.limit.depositMissing") : undefined}
        />
        <FlowQuickAmounts
          amounts={DEPOSIT_LIMITS[currency]}
          currency={currency}
          value={typed}
          onValueChange={amount.setAmount}
        />
        <LimitFormEnd
          name="deposit"
          protection={protection}
          value={isMissing ? null : typed}
          onRemove={() => save(null)}
        />
      </Stack>
    </FlowForm>
  );
}
