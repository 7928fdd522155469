"use client";

import { useWithdraw, type WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneyOutcome, outcomeOf } from "../money/MoneyOutcome.tsx";
import { useBaht } from "../money/use-baht.ts";
import { useCloseWhenDone } from "../money/use-close-when-done.ts";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
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
  const baht = useBaht();
  const toast = useToast();
  const targetOf = useTarget();
  const withdraw = useWithdraw();
  const { facts, operation } = withdraw;
  const outcome = outcomeOf(operation);
  const order = operation.order ? { amount: baht.exact(operation.order.amount) } : null;

  useRefreshOnOpen(open, withdraw.refresh);
  useCloseWhenDone(operation, () => {
    if (order) toast.show(t("withdraw.done.text", order), { tone: "positive" });
    withdraw.amount.setText("");
    onOpenChange(false);
  });

  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => {
        if (!next && outcome) operation.close();
        onOpenChange(next);
      }}
      title={t("withdraw.title")}
      description={facts.state === "ready" ? wholeNumbers(targetOf(facts.data)) : undefined}
      dismiss={operation.status === "submitting" ? "none" : "explicit"}
    >
      {outcome ? (
        <MoneyOutcome
          operation={operation}
          status={outcome}
          order={order ? t("money.order.withdraw", order) : null}
          onClose={() => onOpenChange(false)}
        />
      ) : facts.state === "loading" ? (
        <FormSkeleton />
      ) : facts.state === "failed" ? (
        <ReadFailure error={facts.error} onRetry={facts.retry} />
      ) : (
        <WithdrawForm withdraw={withdraw} facts={facts.data} />
      )}
    </BottomSheet>
  );
}
