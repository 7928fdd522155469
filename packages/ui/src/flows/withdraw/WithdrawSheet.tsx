"use client";

import { WALLET_ACCOUNT } from "@satang/headless/money";
import { useReceiptOfOrder } from "@satang/headless/receipt";
import { useWithdraw, type WithdrawFacts, type WithdrawOrder } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { useWithdrawFailureText } from "./use-withdraw-failure-text.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";
import type { WithdrawFlowProps } from "./withdraw-flow.types.ts";

/** Money, amount with its bounds, and what is left. */
const SHAPES = [145, "40%", 64, "70%", 44, 52];

function useTarget() {
  const { t, format, locale } = useI18n();
  return ({ bankAccount: { bankAccountNo, bank }, bankCode }: WithdrawFacts) =>
    t("withdraw.to", {
      bank: bankCode ?? (locale === "th" ? bank.nameTH : (bank.nameEN ?? bank.nameTH)),
      number: format.accountNumber(bankAccountNo),
    });
}

/** A withdrawal that was opened: its sheet, and the toast about its end. */
export function WithdrawSheet({ onReceipt, ...props }: WithdrawFlowProps) {
  const { open, onOpenChange } = props;
  const { t } = useI18n();
  const money = useMoneyFormat();
  const report = useReportToast();
  const targetOf = useTarget();
  const receiptOf = useReceiptOfOrder();
  const wordsOf = ({ amount }: WithdrawOrder) =>
    t("money.order.withdraw", { amount: money.exact(amount) });
  const withdraw = useWithdraw({
    onFailed: useReportFailure(open, wordsOf, useWithdrawFailureText(null)),
    onDone: ({ amount }, { key, sentAt }) => {
      onOpenChange(false, { reason: "done" });
      if (!onReceipt)
        return report(wholeNumbers(t("withdraw.done.text", { amount: money.exact(amount) })));
      const order = {
        kind: "withdraw",
        amount,
        from: WALLET_ACCOUNT,
        to: null,
        reference: key,
      } as const;
      return onReceipt(receiptOf({ ...order, at: sentAt }));
    },
  });
  const { actions, facts, operation, readFailure } = withdraw;

  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("withdraw.title")}
      description={facts ? wholeNumbers(targetOf(facts)) : undefined}
      operation={operation}
      order={operation.order && wordsOf(operation.order)}
      actions={actions}
      dismiss="explicit"
    >
      {readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : facts ? (
        <WithdrawForm withdraw={withdraw} facts={facts} />
      ) : (
        <FlowSkeleton shapes={SHAPES} />
      )}
    </MoneySheet>
  );
}
