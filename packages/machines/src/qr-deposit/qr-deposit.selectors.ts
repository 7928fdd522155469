import type { SnapshotFrom } from "xstate";
import type { qrDepositMachine } from "./qr-deposit.machine.ts";

/** A moment of the QR deposit machine. */
export type QrDepositSnapshot = SnapshotFrom<typeof qrDepositMachine>;

/** What a view shows, one face each. */
export type QrDepositStatus =
  | "loading"
  | "loadFailed"
  | "entering"
  | "creating"
  | "outcomeUnknown"
  | "awaitingPayment"
  | "cancelling"
  | "transferred"
  | "credited";

/** The machine's state in a view's words: the last look at a QR keeps it on screen. */
export function selectQrDepositStatus({ value }: QrDepositSnapshot): QrDepositStatus {
  if (typeof value === "object" || value === "rereading") return "awaitingPayment";
  return value === "checkingCancel" ? "cancelling" : value;
}

/** The QR to pay, `null` when there is none. */
export const selectQr = ({ context }: QrDepositSnapshot) => context.qr;

/** What to say about the step before. */
export const selectQrNotice = ({ context }: QrDepositSnapshot) => context.notice;

/** Why loading failed. */
export const selectQrError = ({ context }: QrDepositSnapshot) => context.error;

/** Satang last asked for, so that the form keeps it. */
export const selectQrAmount = ({ context }: QrDepositSnapshot) => context.amount;
