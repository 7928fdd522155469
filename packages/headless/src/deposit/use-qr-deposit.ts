import type { AmountProblem, Failure, Satang } from "@satang/core";
import {
  findQrAmountProblem,
  isQrCreateDisabled,
  QR_LIMITS,
  type QrAmountProblem,
  type QrCode,
  type QrDepositStatus,
  type QrProvider,
  type QrReading,
  selectCurrent,
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "@satang/machines";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type AmountField, useAmountField } from "../money/use-amount-field.ts";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import {
  type MoneyOperationView,
  useMoneyLock,
  useOperationView,
} from "../money/use-money-operation.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createQrDeposit } from "./create-qr-deposit.ts";
import { type QrCancelOrder, qrCancelOperation } from "./qr-cancel.operation.ts";
import { type QrCreateOrder, qrCreateOperation, qrLock } from "./qr-create.operation.ts";
import { noticeOf, type QrDepositNotice, type QrDepositState } from "./qr-deposit-notice.ts";
import { toQrImage } from "./qr-image.ts";
import { saveQrImage } from "./save-qr-image.ts";

/** Options of {@link useQrDeposit}. */
export type UseQrDepositOptions = {
  readonly provider: QrProvider;
  /** The member pressed "transferred": close the view and offer to refresh the balance. */
  readonly onTransferred?: () => void;
};

/** What {@link useQrDeposit} returns. Amounts in satang, times as server time in ms. */
export type QrDepositView = {
  readonly provider: QrProvider;
  readonly state: QrDepositState;
  /** The last create or cancel. */
  readonly operation: MoneyOperationView<QrCreateOrder | QrCancelOrder, QrReading>;
  /** Whether that was a cancel. */
  readonly isCancel: boolean;
  readonly qr: QrCode | null;
  /** Address for `<img src>`; `null` when there is none or it cannot be shown safely. */
  readonly image: string | null;
  readonly notice: QrDepositNotice | null;
  readonly error: Failure | null;
  readonly minimum: Satang;
  readonly quickAmounts: readonly Satang[];
  readonly amount: AmountField;
  /** Why no QR of this amount is requested. */
  readonly problem: AmountProblem | QrAmountProblem | null;
  readonly canCreate: boolean;
  /**
   * With KBANK the button is disabled at 0 or less; with the others a press shows what is missing
   * (money.txt §5).
   */
  readonly isCreateDisabled: boolean;
  readonly create: () => void;
  readonly cancel: () => void;
  readonly transferred: () => void;
  readonly reload: () => void;
  /** Resolves to whether the picture was saved. */
  readonly saveImage: () => Promise<boolean>;
};

const DEFINITIONS = [qrCreateOperation, qrCancelOperation];
const OVER: ReadonlySet<QrDepositStatus> = new Set(["transferred", "credited", "readFailed"]);

/** The status of the QR, combined with the last create or cancel. */
function stateOf(
  known: QrDepositStatus,
  qr: QrCode | null,
  { status, operation, order }: QrDepositView["operation"],
): QrDepositState {
  const isCreate = operation === qrCreateOperation.name;
  if (isCreate && known === "entering") {
    if (status === "submitting" || status === "checking") return "creating";
    return status === "notKnownYet" ? "unconfirmed" : known;
  }
  const isOfThis = order !== null && "qrcodeId" in order && order.qrcodeId === qr?.qrcodeId;
  if (isCreate || !isOfThis || known !== "awaitingPayment") return known;
  if (status === "submitting") return "cancelling";
  return status === "checking" || status === "notKnownYet" ? "unconfirmed" : known;
}

/**
 * Deposit by QR with one provider: reads the current QR, creates one, waits for the payment,
 * cancels, and detects the credit. The deposit is independent of the component: closing the view
 * loses nothing.
 *
 * @example
 * const deposit = useQrDeposit({ provider: "KBANK" });
 * if (deposit.image) return <img src={deposit.image} alt="QR" />;
 */
export function useQrDeposit({ provider, onTransferred }: UseQrDepositOptions): QrDepositView {
  const scope = useSatang("useQrDeposit");
  const engine = useMoneyEngine("useQrDeposit", DEFINITIONS);
  const { submit } = useMoneyLock<QrCreateOrder | QrCancelOrder>(qrLock(provider), DEFINITIONS);
  // Also when its message was closed: a QR that could be closed already stays hidden.
  const selectOperation = useMemo(() => selectCurrent(qrLock(provider)), [provider]);
  const operation = useOperationView<QrCreateOrder | QrCancelOrder, QrReading>(
    useSelector(engine, selectOperation),
  );
  const actor = useActorOf(`qr-deposit.${provider}`, () =>
    createQrDeposit(scope, engine, provider),
  );
  const known = useSelector(actor, selectQrDepositStatus);
  const qr = useSelector(actor, selectQr);
  const lastNotice = useSelector(actor, selectQrNotice);
  const error = useSelector(actor, selectQrError);
  const amount = useAmountField();

  useEffect(() => {
    if (OVER.has(selectQrDepositStatus(actor.getSnapshot()))) actor.send({ type: "qr.reload" });
    const wake = () => {
      if (document.visibilityState === "visible") actor.send({ type: "qr.wake" });
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("pageshow", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("online", wake);
    };
  }, [actor]);

  const image = useMemo(() => (qr ? toQrImage(qr.markup) : null), [qr]);
  const { minimum, quickAmounts } = QR_LIMITS[provider];
  const problem = amount.problem ?? findQrAmountProblem(provider, amount.satang);
  const state = stateOf(known, qr, operation);
  const isCancel = operation.operation === qrCancelOperation.name;
  return {
    provider,
    state,
    operation,
    isCancel,
    qr,
    image,
    notice: noticeOf({ state, operation, isCancel, lastNotice, error, qr, image }),
    error,
    minimum,
    quickAmounts,
    amount,
    problem,
    canCreate: state === "entering" && problem === null,
    isCreateDisabled: isQrCreateDisabled(provider, amount.satang),
    create: () => {
      if (state !== "entering" || problem !== null || amount.satang === null) return;
      submit(qrCreateOperation, { provider, amount: amount.satang });
    },
    cancel: () => {
      if (qr) submit(qrCancelOperation, { provider, qrcodeId: qr.qrcodeId });
    },
    transferred: () => {
      actor.send({ type: "qr.transferred" });
      onTransferred?.();
    },
    reload: () => actor.send({ type: "qr.reload" }),
    saveImage: async () =>
      image !== null && qr !== null && saveQrImage(image, `satang-${qr.qrcodeId}.png`),
  };
}
