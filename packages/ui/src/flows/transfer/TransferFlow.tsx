"use client";

import {
  type TransferOrder,
  type UseTransferOptions,
  useTransfer,
} from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { TransferForm } from "./TransferForm.tsx";
import { useTransferWords } from "./use-transfer-words.ts";

/** Props of {@link TransferFlow}. */
export type TransferFlowProps = FlowModalProps & Omit<UseTransferOptions, "onDone" | "onFailed">;

/**
 * Moves money between the wallet and the games. It closes and shows a toast when done; a lost reply
 * is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <TransferFlow open={open} onOpenChange={setOpen} defaultTo="PGSLOT" />
 */
export function TransferFlow({ open, onOpenChange, ...options }: TransferFlowProps) {
  const { t } = useI18n();
  const toast = useToast();
  const transfer = useTransfer({
    ...options,
    onFailed: useReportFailure(open, (failed) => wordsOf(failed)),
    onDone: (done) => {
      const order = words.order(done);
      if (order) toast.show(t("transfer.done.text", order), { tone: "positive" });
      onOpenChange(false, { reason: "done" });
    },
  });
  const words = useTransferWords(transfer);
  const wordsOf = (wanted: TransferOrder | null) => {
    const order = words.order(wanted);
    return order && t("money.order.transfer", order);
  };
  const { actions, operation, readFailure, state } = transfer;

  useRefreshOnOpen(open, actions.refresh);

  return (
    <BottomSheet
      open={open}
      onOpenChange={(next, details) => {
        if (!next) actions.close();
        onOpenChange(next, details);
      }}
      title={t("transfer.title")}
      description={t("transfer.description")}
      dismiss={transfer.isSubmitting ? "none" : "explicit"}
    >
      {operation.outcome ? (
        <MoneyOutcome
          operation={operation}
          status={operation.outcome}
          order={wordsOf(operation.order)}
          onClose={() => onOpenChange(false, { reason: "itemPress" })}
        />
      ) : state === "loading" ? (
        <FormSkeleton />
      ) : readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : state === "noGames" ? (
        <EmptyState title={t("transfer.noGames.title")} text={t("transfer.noGames.text")} />
      ) : (
        <TransferForm transfer={transfer} />
      )}
    </BottomSheet>
  );
}
