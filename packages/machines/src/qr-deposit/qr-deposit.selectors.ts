import type { SnapshotFrom } from "xstate";
import type { qrDepositMachine } from "./qr-deposit.machine.ts";

/** A moment of the QR deposit machine. */
export type QrDepositSnapshot = SnapshotFrom<typeof qrDepositMachine>;

/** What is known of the provider's QR. */
export type QrDepositStatus =
  | "loading"
  | "readFailed"
  | "entering"
  | "awaitingPayment"
  | "transferred"
  | "credited";

/** The machine's state in a view's words: the regular looks at a QR keep it on screen, the one after a sleep does not. */
export function selectQrDepositStatus(snapshot: QrDepositSnapshot): QrDepositStatus {
  const { value } = snapshot;
  if (snapshot.matches({ awaitingPayment: "waking" })) return "loading";
  if (typeof value === "object" || value === "expiring") return "awaitingPayment";
  return value === "ending" ? "loading" : value;
}

/** The QR to pay; `null` when there is none. */
export const selectQr = ({ context }: QrDepositSnapshot) => context.qr;

/** What to say about the QR shown before. */
export const selectQrNotice = ({ context }: QrDepositSnapshot) => context.notice;

/** Why loading failed. */
export const selectQrError = ({ context }: QrDepositSnapshot) => context.error;
