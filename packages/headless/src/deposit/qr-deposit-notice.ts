import type { Failure } from "@satang/core";
import type { QrCode, QrDepositStatus, QrNotice, QrReading } from "@satang/machines";
import type { MoneyOperationView } from "../money/use-money-operation.ts";

/**
 * The state of a QR deposit: the status of the QR, and in addition
 * - `creating`: a QR is being created
 * - `cancelling`: the QR is being cancelled
 * - `unconfirmed`: a create or cancel has no reply yet, so a visible QR could be closed already
 */
export type QrDepositState = QrDepositStatus | "creating" | "cancelling" | "unconfirmed";

/**
 * The message about a QR deposit:
 * - {@link QrNotice}: the QR that was shown before is no longer open
 * - `message`: the server made no QR and gives the reason in its own words
 * - `createRefused`, `cancelRefused`: the server refused it
 * - `notSent`: nothing was sent
 * - `nothingHappened`: a create without a reply was not executed and will not be
 * - `checking`: the reply to a create or cancel was lost, and it is being looked up
 * - `createUnknown`, `cancelUnknown`: the lookup has proved nothing yet; the QR is not shown
 * - `readFailed`: the deposit could not be read
 * - `unshowable`: there is a QR, but its picture is not safe to show
 */
export type QrDepositNotice =
  | QrNotice
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "createRefused" | "cancelRefused"; readonly error: Failure | null }
  | { readonly kind: "notSent"; readonly error: Failure | null }
  | { readonly kind: "nothingHappened" }
  | { readonly kind: "checking" }
  | { readonly kind: "createUnknown" | "cancelUnknown" }
  | { readonly kind: "readFailed"; readonly error: Failure | null }
  | { readonly kind: "unshowable" };

type Facts = {
  readonly state: QrDepositState;
  readonly isCancel: boolean;
  readonly error: Failure | null;
  readonly operation: Pick<MoneyOperationView<unknown, QrReading>, "status" | "error" | "receipt">;
  readonly qr: QrCode | null;
  readonly image: string | null;
  readonly lastNotice: QrNotice | null;
};

function ofOperation({ operation, isCancel }: Facts): QrDepositNotice | null {
  const { status, error, receipt } = operation;
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

/** The notice for the state of a deposit; `null` when there is none. */
export function noticeOf(facts: Facts): QrDepositNotice | null {
  const { state, error, lastNotice, qr, image } = facts;
  if (state === "loading" || state === "transferred" || state === "credited") return null;
  if (state === "readFailed") return { kind: "readFailed", error };
  const notice = ofOperation(facts) ?? lastNotice;
  if (notice) return notice;
  return state === "awaitingPayment" && qr && image === null ? { kind: "unshowable" } : null;
}
