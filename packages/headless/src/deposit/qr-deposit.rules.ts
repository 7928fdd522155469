import type { Failure } from "@satang/core";
import type { QrCode, QrDepositStatus, QrNotice } from "@satang/machines/qr-deposit";
import type { QrDepositNotice, QrDepositState, QrDepositView } from "./qr-deposit.view.ts";
import { QR_CANCEL, QR_CREATE } from "./qr-orders.ts";

type Operation = QrDepositView["operation"];

/** The QR that was read, and the last create or cancel. */
export type QrFacts = {
  readonly known: QrDepositStatus;
  readonly qr: QrCode | null;
  readonly image: string | null;
  readonly lastNotice: QrNotice | null;
  readonly error: Failure | null;
  readonly operation: Operation;
};

const NO_REASON: Failure = { kind: "raw", message: "", status: 0 };
/** In every other state a visible QR could be paid twice, or without effect. */
const SHOWN: ReadonlySet<QrDepositState> = new Set(["awaitingPayment", "cancelling"]);
const OVER: ReadonlySet<QrDepositState> = new Set(["transferred", "credited", "readFailed"]);

/** Whether the deposit has ended or could not be read, so that the next view reads it again. */
export const isOver = (state: QrDepositState): boolean => OVER.has(state);

const UNDER_WAY: ReadonlySet<QrDepositState> = new Set([
  "awaitingPayment",
  "creating",
  "cancelling",
  "unconfirmed",
]);

/** Whether a QR is open, or may be. */
export const isQrUnderWay = (state: QrDepositState): boolean => UNDER_WAY.has(state);

/** Whether the operation is a cancel. */
export const isCancelOf = ({ operation }: Operation) => operation === QR_CANCEL;

/** Combines the known state of the QR with the last create or cancel. */
export function qrStateOf({ known, qr, operation }: QrFacts): QrDepositState {
  const { status, order } = operation;
  const isCreate = operation.operation === QR_CREATE;
  // An open order is reported also while the deposit cannot be read.
  if (isCreate && (known === "entering" || known === "readFailed")) {
    if (status === "submitting" || status === "checking") return "creating";
    return status === "notKnownYet" ? "unconfirmed" : known;
  }
  const isOfThis = order !== null && "qrcodeId" in order && order.qrcodeId === qr?.qrcodeId;
  if (isCreate || !isOfThis || known !== "awaitingPayment") return known;
  if (status === "submitting") return "cancelling";
  return status === "checking" || status === "notKnownYet" ? "unconfirmed" : known;
}

/** The QR that may be shown in a state. */
export const qrToShow = (state: QrDepositState, qr: QrCode | null): QrCode | null =>
  SHOWN.has(state) ? qr : null;

/** Why the deposit could not be read; `null` in the other states. */
export const readFailureOf = (facts: QrFacts): Failure | null =>
  qrStateOf(facts) === "readFailed" ? (facts.error ?? NO_REASON) : null;

function noticeOfOperation({ operation }: QrFacts): QrDepositNotice | null {
  const { status, error, receipt } = operation;
  const isCancel = isCancelOf(operation);
  switch (status) {
    case "checking":
      return { kind: "checking" };
    case "notKnownYet":
      return { kind: isCancel ? "cancelUnknown" : "createUnknown" };
    case "nothingHappened":
      return { kind: "nothingHappened" };
    case "notSent":
      return { kind: "notSent", error };
    case "refused":
      return { kind: isCancel ? "cancelRefused" : "createRefused", error };
    case "done":
      if (isCancel || receipt === null || receipt.qr) return null;
      return receipt.message
        ? { kind: "message", message: receipt.message }
        : { kind: "createRefused", error: null };
    default:
      return null;
  }
}

/** Notice for the member; `null` when there is nothing to report. */
export function qrNoticeOf(facts: QrFacts): QrDepositNotice | null {
  const { known, lastNotice, qr, image } = facts;
  const state = qrStateOf(facts);
  if (known === "loading" || isOver(state)) {
    const error = readFailureOf(facts);
    return error && { kind: "readFailed", error };
  }
  const notice = noticeOfOperation(facts) ?? lastNotice;
  if (notice) return notice;
  const isUnshowable = state === "awaitingPayment" && qr !== null && image === null;
  return isUnshowable ? { kind: "unshowable" } : null;
}
