"use client";

import type { Holding } from "@satang/headless/money";
import { useReceiptOfOrder } from "@satang/headless/receipt";
import { type TransferOrder, useTransfer } from "@satang/headless/transfer";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useKeptOrder } from "../money/use-kept-order.ts";
import { useReport } from "../reports/Shown.tsx";
import type { DoneTransfer } from "./TransferDone.tsx";
import { TransferForm } from "./TransferForm.tsx";
import { TransferResult } from "./TransferResult.tsx";
import { lazyTransferArt } from "./transfer-art.lazy.ts";
import type { TransferFlowProps } from "./transfer-flow.types.ts";
import { useTransferWords } from "./use-transfer-words.ts";

/** A transfer that was opened: its sheet, and what it says about the end. */
export function TransferSheet({ onPlay, onReceipt, ...props }: TransferFlowProps) {
  const { open, onOpenChange, defaultFrom, defaultTo } = props;
  const { t } = useI18n();
  const receiptOf = useReceiptOfOrder();
  const [done, setDone] = useState<DoneTransfer | null>(null);
  const before = useRef<readonly Holding[]>([]);
  const report = useReport();
  const [isFailureShown, setFailureShown] = useState(false);
  const transfer = useTransfer({
    defaultFrom,
    defaultTo,
    onDone: (order, { key, sentAt }) => {
      const receipt = receiptOf({ ...order, kind: "transfer", reference: key, at: sentAt });
      setDone({ order, receipt, before: before.current });
      onOpenChange(false, { reason: "done" });
      return report.begin();
    },
    inView: isFailureShown,
  });
  const { accounts, isSubmitting } = transfer;
  // The balances are read once more before an order is sent, and again when it has ended.
  useEffect(() => {
    if (isSubmitting) before.current = accounts;
  });
  // The drawing is wanted in the moment in which the service answers.
  useEffect(() => void lazyTransferArt.load(), []);
  const words = useTransferWords(transfer);
  const kept = useKeptOrder();
  const wordsOf = (wanted: TransferOrder | null) => {
    const order = words.order(wanted);
    return order && t("money.order.transfer", order);
  };
  const doneOrder = words.order(done?.order ?? null);
  const { actions, operation, readFailure, state } = transfer;

  const sheet = (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("transfer.title")}
      description={t("transfer.description")}
      operation={operation}
      order={wordsOf(operation.order)}
      actions={actions}
      dismiss="explicit"
    >
      {state === "loading" ? (
        <FormSkeleton />
      ) : readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : state === "noGames" ? (
        <EmptyState
          title={t("transfer.noGames.title")}
          text={t("transfer.noGames.text")}
          action={
            <Button onClick={() => onOpenChange(false, { reason: "itemPress" })}>
              {t("wallet.first.activate.title")}
            </Button>
          }
        />
      ) : (
        <TransferForm transfer={transfer} />
      )}
    </MoneySheet>
  );
  return (
    <>
      {sheet}
      <TransferResult
        transfer={transfer}
        isFormOpen={open}
        done={done}
        doneWords={doneOrder && kept(t("transfer.done.text", doneOrder), done?.order)}
        onPlay={onPlay}
        onReceipt={onReceipt && done ? () => onReceipt(done.receipt) : undefined}
        failed={kept(wordsOf(operation.order) ?? "", operation.order)}
        onShown={() => {
          report.shown();
          setFailureShown(true);
        }}
        onRead={() => {
          setDone(null);
          setFailureShown(false);
          if (transfer.failure) actions.close();
        }}
      />
    </>
  );
}
