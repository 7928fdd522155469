import type { SnapshotFrom } from "xstate";
import type { qrDepositMachine } from "./qr-deposit.machine.ts";

/** A snapshot of the QR deposit machine. */
export type QrDepositSnapshot = SnapshotFrom<typeof qrDepositMachine>;

const HIDDEN = ["waking", "unconfirmed"] as const;

/** Status of the provider's QR. */
export type QrDepositStatus =
  | "loading"
  | "readFailed"
  | "entering"
  | "awaitingPayment"
  | "transferred"
  | "credited";

/**
 * Status of the QR, as a view shows it. The QR stays visible during regular checks; it is hidden
 * during the check after a sleep, while the server answers that it is asked too often, and from its expiry on.
 */
export function selectQrDepositStatus(snapshot: QrDepositSnapshot): QrDepositStatus {
  const { value } = snapshot;
  if (HIDDEN.some((awaitingPayment) => snapshot.matches({ awaitingPayment }))) return "loading";
  if (typeof value === "object") return "awaitingPayment";
  return value === "ending" || value === "expiring" ? "loading" : value;
}

/** Whether a member can see a view of it. */
export const selectIsQrInView = ({ context }: QrDepositSnapshot) => context.views > 0;

/** The QR to pay; `null` when there is none. */
export const selectQr = ({ context }: QrDepositSnapshot) => context.qr;

/** The notice about the QR that was shown before. */
export const selectQrNotice = ({ context }: QrDepositSnapshot) => context.notice;

/** Why loading failed. */
export const selectQrError = ({ context }: QrDepositSnapshot) => context.error;
