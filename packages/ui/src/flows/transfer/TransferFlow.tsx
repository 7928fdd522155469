"use client";

import { type ReceiptSource, useReceiptOfOrder } from "@satang/headless/receipt";
import {
  type TransferOrder,
  type UseTransferOptions,
  useTransfer,
} from "@satang/headless/transfer";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { LazyPart } from "../loading/LazyPart.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { TransferResult } from "./TransferResult.tsx";
import { transferForm } from "./transfer-form.ts";
import { useTransferWords } from "./use-transfer-words.ts";

/** Props of {@link TransferFlow}. */
export type TransferFlowProps = MoneyFlowProps &
  Omit<UseTransferOptions, "onDone" | "onFailed"> & {
    /** Opens the receipt of a transfer from its alert; without it, the alert has no button for it. */
    readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  };

/** A transfer that was done, and its receipt. */
type Done = { readonly order: TransferOrder; readonly receipt: ReceiptSource };

function TransferSheet({ onReceipt, ...props }: TransferFlowProps) {
  const { open, onOpenChange, defaultFrom, defaultTo } = props;
  const { t } = useI18n();
  const receiptOf = useReceiptOfOrder();
  const [done, setDone] = useState<Done | null>(null);
  const transfer = useTransfer({
    defaultFrom,
    defaultTo,
    onDone: (order, { key, sentAt }) => {
      const receipt = receiptOf({ ...order, kind: "transfer", reference: key, at: sentAt });
      setDone({ order, receipt });
      onOpenChange(false, { reason: "done" });
    },
  });
  const words = useTransferWords(transfer);
  const wordsOf = (wanted: TransferOrder | null) => {
    const order = words.order(wanted);
    return order && t("money.order.transfer", order);
  };
  const { actions, operation, readFailure, state } = transfer;

  useEffect(() => void transferForm.load(), []);

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
        <LazyPart part={transferForm} waiting={<FormSkeleton />} props={{ transfer }} />
      )}
    </MoneySheet>
  );
  return (
    <>
      {sheet}
      <TransferResult
        transfer={transfer}
        isFormOpen={open}
        done={words.order(done?.order ?? null)}
        onReceipt={onReceipt && done ? () => onReceipt(done.receipt) : undefined}
        failed={wordsOf(operation.order)}
        onRead={() => {
          setDone(null);
          if (transfer.failure) actions.close();
        }}
      />
    </>
  );
}

/**
 * Moves money between the wallet and the games. It closes and an alert follows when done, an error dialog when it failed
 * (money.txt §4); a lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <TransferFlow open={open} onOpenChange={setOpen} defaultTo="PGSLOT" />
 */
export function TransferFlow(props: TransferFlowProps) {
  const onOpenChange = useOutcomes("transfer", props);
  return (
    <WhenOpened {...props}>
      <TransferSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
