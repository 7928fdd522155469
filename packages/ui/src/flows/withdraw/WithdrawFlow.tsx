"use client";

import { WALLET_ACCOUNT } from "@satang/headless/money";
import { type ReceiptSource, useReceiptOfOrder } from "@satang/headless/receipt";
import { useWithdraw, type WithdrawFacts, type WithdrawOrder } from "@satang/headless/withdraw";
import { useEffect } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useToast } from "../../primitives/Toast/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { LazyPart } from "../loading/LazyPart.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { useWithdrawFailureText } from "./use-withdraw-failure-text.ts";
import { withdrawForm } from "./withdraw-form.ts";

/** Props of {@link WithdrawFlow}. */
export type WithdrawFlowProps = MoneyFlowProps & {
  /** Called with the receipt of an accepted withdrawal: show it. Without it, a toast says that it was accepted. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
};

function useTarget() {
  const { t, format, locale } = useI18n();
  return ({ bankAccount: { bankAccountNo, bank }, bankCode }: WithdrawFacts) =>
    t("withdraw.to", {
      bank: bankCode ?? (locale === "th" ? bank.nameTH : (bank.nameEN ?? bank.nameTH)),
      number: format.accountNumber(bankAccountNo),
    });
}

function WithdrawSheet({ onReceipt, ...props }: WithdrawFlowProps) {
  const { open, onOpenChange } = props;
  const { t } = useI18n();
  const money = useMoneyFormat();
  const toast = useToast();
  const targetOf = useTarget();
  const receiptOf = useReceiptOfOrder();
  const wordsOf = ({ amount }: WithdrawOrder) =>
    t("money.order.withdraw", { amount: money.exact(amount) });
  const withdraw = useWithdraw({
    onFailed: useReportFailure(open, wordsOf, useWithdrawFailureText(null)),
    onDone: ({ amount }, { key, sentAt }) => {
      onOpenChange(false, { reason: "done" });
      if (!onReceipt) {
        const text = t("withdraw.done.text", { amount: money.exact(amount) });
        toast.show(text, { tone: "positive" });
        return;
      }
      const order = {
        kind: "withdraw",
        amount,
        from: WALLET_ACCOUNT,
        to: null,
        reference: key,
      } as const;
      onReceipt(receiptOf({ ...order, at: sentAt }));
    },
  });
  const { actions, facts, operation, readFailure } = withdraw;

  useEffect(() => void withdrawForm.load(), []);

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
        <LazyPart part={withdrawForm} waiting={<FormSkeleton />} props={{ withdraw, facts }} />
      ) : (
        <FormSkeleton />
      )}
    </MoneySheet>
  );
}

/**
 * Withdraws to the member's bank account, within the server's bounds. It closes and shows a toast
 * when accepted; a lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <WithdrawFlow open={open} onOpenChange={setOpen} />
 */
export function WithdrawFlow(props: WithdrawFlowProps) {
  const onOpenChange = useOutcomes("withdraw", props);
  return (
    <WhenOpened {...props}>
      <WithdrawSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
