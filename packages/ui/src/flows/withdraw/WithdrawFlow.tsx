"use client";

import { useWithdraw, type WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { FormSkeleton } from "../money-action/FormSkeleton.tsx";
import type { FlowModalProps } from "../money-action/flow-modal.types.ts";
import { LoadFailure } from "../money-action/LoadFailure.tsx";
import { isTold, MoneyOutcome } from "../money-action/MoneyOutcome.tsx";
import { useBaht } from "../money-action/use-baht.ts";
import { useRefreshOnOpen } from "../money-action/use-refresh-on-open.ts";
import { useToldSuccess } from "../money-action/use-told-success.ts";
import { wholeNumbers } from "../whole-numbers.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Props of {@link WithdrawFlow}. */
export type WithdrawFlowProps = FlowModalProps;

function useTarget() {
  const { t, format, locale } = useI18n();
  return ({ bankAccount: { bankAccountNo, bank }, bankCode }: WithdrawFacts) =>
    t("withdraw.to", {
      bank: bankCode ?? (locale === "th" ? bank.nameTH : (bank.nameEN ?? bank.nameTH)),
      number: format.accountNumber(bankAccountNo),
    });
}

/**
 * Withdrawing to the member's bank account, within the server's bounds. Closes and says so when accepted; an answer
 * that was lost is looked for and told, also after a reload.
 *
 * @example
 * <WithdrawFlow open={open} onOpenChange={setOpen} />
 */
export function WithdrawFlow({ open, onOpenChange }: WithdrawFlowProps) {
  const { t } = useI18n();
  const baht = useBaht();
  const toast = useToast();
  const targetOf = useTarget();
  const withdraw = useWithdraw();
  const { facts, action } = withdraw;
  const { status } = action;
  const order = action.order ? { amount: baht.exact(action.order.amount) } : null;

  useRefreshOnOpen(open, withdraw.refresh);
  useToldSuccess(action, () => {
    if (order) toast.show(t("withdraw.done.text", order), { tone: "positive" });
    withdraw.amount.setText("");
    onOpenChange(false);
  });

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("withdraw.title")}
      description={facts.state === "ready" ? wholeNumbers(targetOf(facts.data)) : undefined}
      dismiss={status === "submitting" ? "none" : "explicit"}
    >
      {isTold(status) ? (
        <MoneyOutcome
          action={action}
          status={status}
          order={order ? t("moneyAction.order.withdraw", order) : null}
          onClose={() => onOpenChange(false)}
        />
      ) : facts.state === "loading" ? (
        <FormSkeleton />
      ) : facts.state === "failed" ? (
        <LoadFailure error={facts.error} onRetry={facts.retry} />
      ) : (
        <WithdrawForm withdraw={withdraw} facts={facts.data} />
      )}
    </BottomSheet>
  );
}
