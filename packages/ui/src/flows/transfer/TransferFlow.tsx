"use client";

import { type UseTransferOptions, useTransfer } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { EmptyFace } from "../../primitives/Face/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { FormSkeleton } from "../money-action/FormSkeleton.tsx";
import type { FlowModalProps } from "../money-action/flow-modal.types.ts";
import { LoadFailure } from "../money-action/LoadFailure.tsx";
import { isTold, MoneyOutcome } from "../money-action/MoneyOutcome.tsx";
import { useRefreshOnOpen } from "../money-action/use-refresh-on-open.ts";
import { useToldSuccess } from "../money-action/use-told-success.ts";
import { TransferForm } from "./TransferForm.tsx";
import { useTransferWords } from "./use-transfer-words.ts";

/** Props of {@link TransferFlow}. */
export type TransferFlowProps = FlowModalProps & UseTransferOptions;

/**
 * Moving money between the wallet and the games. Closes and says so when done; an answer that was lost is looked for
 * and told, also after a reload.
 *
 * @example
 * <TransferFlow open={open} onOpenChange={setOpen} defaultTo="PGSLOT" />
 */
export function TransferFlow({ open, onOpenChange, ...options }: TransferFlowProps) {
  const { t } = useI18n();
  const toast = useToast();
  const transfer = useTransfer(options);
  const words = useTransferWords(transfer);
  const { accounts, action } = transfer;
  const { status } = action;
  const order = words.order(action.order);

  useRefreshOnOpen(open, transfer.refresh);
  useToldSuccess(action, () => {
    if (order) toast.show(t("transfer.done.text", order), { tone: "positive" });
    transfer.amount.setText("");
    onOpenChange(false);
  });

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("transfer.title")}
      description={t("transfer.description")}
      dismiss={status === "submitting" ? "none" : "explicit"}
    >
      {isTold(status) ? (
        <MoneyOutcome
          action={action}
          status={status}
          order={order ? t("moneyAction.order.transfer", order) : null}
          onClose={() => onOpenChange(false)}
        />
      ) : accounts.state === "loading" ? (
        <FormSkeleton />
      ) : accounts.state === "failed" ? (
        <LoadFailure error={accounts.error} onRetry={accounts.retry} />
      ) : accounts.data.length < 2 ? (
        <EmptyFace title={t("transfer.noGames.title")} text={t("transfer.noGames.text")} />
      ) : (
        <TransferForm transfer={transfer} />
      )}
    </BottomSheet>
  );
}
