"use client";

import { useWithdraw, type WithdrawFacts, type WithdrawOrder } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useWithdrawFailureText } from "./use-withdraw-failure-text.ts";
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
 * Withdraws to the member's bank account, within the server's bounds. It closes and shows a toast
 * when accepted; a lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <WithdrawFlow open={open} onOpenChange={setOpen} />
 */
export function WithdrawFlow({ open, onOpenChange }: WithdrawFlowProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const toast = useToast();
  const targetOf = useTarget();
  const wordsOf = ({ amount }: WithdrawOrder) =>
    t("money.order.withdraw", { amount: money.exact(amount) });
  const withdraw = useWithdraw({
    onFailed: useReportFailure(open, wordsOf, useWithdrawFailureText(null)),
    onDone: ({ amount }) => {
      toast.show(t("withdraw.done.text", { amount: money.exact(amount) }), { tone: "positive" });
      onOpenChange(false, { reason: "done" });
    },
  });
  const { actions, facts, operation, readFailure } = withdraw;

  useRefreshOnOpen(open, actions.refresh);

  return (
    <BottomSheet
      open={open}
      onOpenChange={(next, details) => {
        if (!next) actions.close();
        onOpenChange(next, details);
      }}
      title={t("withdraw.title")}
      description={facts ? wholeNumbers(targetOf(facts)) : undefined}
      dismiss={withdraw.isSubmitting ? "none" : "explicit"}
    >
      {operation.outcome ? (
        <MoneyOutcome
          operation={operation}
          status={operation.outcome}
          order={operation.order && wordsOf(operation.order)}
          onClose={() => onOpenChange(false, { reason: "itemPress" })}
        />
      ) : readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : facts ? (
        <WithdrawForm withdraw={withdraw} facts={facts} />
      ) : (
        <FormSkeleton />
      )}
    </BottomSheet>
  );
}
