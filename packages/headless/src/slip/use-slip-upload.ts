import { pickerAccept, rowOfFailure } from "@satang/core";
import { checkSlip, SLIP_PICKER_TYPES } from "@satang/machines/slip";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { formProps } from "../parts/element-props.ts";
import { useSatang } from "../provider/use-satang.ts";
import { readSentSlips, rememberSentSlip, slipMarks } from "./sent-slips.ts";
import { type SlipAttempt, type SlipOrder, slipAttemptOf, toSlipOrder } from "./slip-attempt.ts";
import type { SlipUploadView } from "./slip-upload.view.ts";
import { listedReferences } from "./slips.query.ts";
import { SLIP_LOCK, uploadSlipOperation } from "./upload-slip.operation.ts";
import { useSlipReading } from "./use-slip-reading.ts";
import { useSlipTimes } from "./use-slip-times.ts";

const subscribeToNothing = () => () => undefined;

const useProgress = (attempt: SlipAttempt | null) => {
  const read = () => attempt?.progress() ?? null;
  return useSyncExternalStore(attempt?.subscribe ?? subscribeToNothing, read, read);
};

/** Options of {@link useSlipUpload}. */
export type UseSlipUploadOptions = {
  /** Whether the member sees the form, and with it how an upload ended. @default true */
  readonly inView?: boolean | undefined;
};

/**
 * Uploads the slip of a bank transfer (money.txt §2, decision 40). The picture is checked on the device first; the checks
 * warn and send nothing.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const slip = useSlipUpload();
 * <form {...slip.getFormProps()}>
 *   <input aria-label="Slip" {...slip.getFileProps()} />
 *   <button {...slip.getSubmitProps()}>Send</button>
 * </form>
 */
export function useSlipUpload({ inView = true }: UseSlipUploadOptions = {}): SlipUploadView {
  const { storage, queryClient } = useSatang("useSlipUpload");
  const { isClosed, closeTime, refresh } = useSlipTimes();
  const [chosen, setChosen] = useState<SlipOrder | null>(null);
  const file = slipAttemptOf(chosen)?.file ?? null;
  const { reading, isReading } = useSlipReading(file);
  const marks = chosen ? slipMarks(chosen, reading?.qr ?? null) : [];
  const operation = useMoneyOperation(uploadSlipOperation, SLIP_LOCK, {
    onEnd: ({ status, order }) => {
      if (status === "done")
        rememberSentSlip(storage, order === chosen ? marks : slipMarks(order, null));
      return false;
    },
    inView,
  });
  const attempt = slipAttemptOf(operation.order);
  const progress = useProgress(attempt);

  const isSubmitting = operation.status === "submitting";
  const { status, error } = operation;
  const isFileRefused =
    status === "refused" && error !== null && rowOfFailure(error)?.retry === "changed";
  const stateOf = (): SlipUploadView["state"] => {
    if (operation.outcome) return "outcome";
    if (isSubmitting) return "submitting";
    if (operation.status === "done") return "done";
    if (isClosed) return "closed";
    return file ? "ready" : "choosing";
  };
  const state = stateOf();
  const shown = isSubmitting ? (attempt?.file ?? file) : file;

  const known = () => [...readSentSlips(storage), ...listedReferences(queryClient)];
  const isSentBefore = state === "ready" && known().some((mark) => marks.includes(mark));
  const read = reading && checkSlip(reading, isSentBefore);

  const choose = (next: File | null) => {
    if (isSubmitting) return;
    operation.close();
    setChosen(next && toSlipOrder(next));
  };
  const submit = () => {
    if (chosen && !isSubmitting && !isFileRefused) operation.submit(chosen);
  };
  const close = () => {
    if (operation.status === "done" || operation.outcome === "done") setChosen(null);
    operation.close();
  };
  const cancel = useCallback(() => attempt?.cancel(), [attempt]);
  const canCancel = isSubmitting && progress !== null && progress.loaded < progress.total;

  return {
    state,
    file: shown,
    checks: shown === null || isReading ? null : (read ?? []),
    progress: isSubmitting ? progress : null,
    canCancel,
    closeTime,
    isSubmitting,
    isFileRefused,
    operation,
    actions: { choose, submit, cancel, close, refresh },
    getFormProps: () => formProps(state, submit),
    getFileProps: () => ({
      type: "file",
      accept: pickerAccept(SLIP_PICKER_TYPES),
      onChange: ({ target }) => choose(target.files?.[0] ?? null),
    }),
    getSubmitProps: () => ({
      type: "submit",
      disabled: file === null,
      "aria-disabled": isSubmitting || isFileRefused || undefined,
    }),
    getCancelProps: () => ({ type: "button", disabled: !canCancel, onClick: cancel }),
  };
}
