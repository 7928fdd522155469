import type { Failure, QrDepositStatus, QrNotice } from "@satang/machines";
import type { QrDepositView } from "./use-qr-deposit.ts";

/**
 * What a member has to be told about a QR deposit:
 * - a {@link QrNotice}: how the step before ended (`message` carries the server's own words)
 * - `checking`: the answer to a create was lost, and it is being looked up
 * - `outcomeUnknown`: whether there is a QR could not be learnt; it is not a failure
 * - `loadFailed`: the deposit could not be read
 * - `unshowable`: the QR is there, but its picture is not safe to show
 */
export type QrDepositNotice =
  | QrNotice
  | { readonly kind: "checking" }
  | { readonly kind: "outcomeUnknown" }
  | { readonly kind: "loadFailed"; readonly error: Failure | null }
  | { readonly kind: "unshowable" };

const LEFT: ReadonlySet<QrDepositStatus> = new Set(["loading", "transferred", "credited"]);

/** What is to be told in the state a deposit is in; `null` when all goes its way. */
export function noticeOf(view: QrDepositView): QrDepositNotice | null {
  const { state, error, notice, qr, image, isChecking } = view;
  if (LEFT.has(state)) return null;
  if (state === "loadFailed") return { kind: "loadFailed", error };
  if (state === "outcomeUnknown") return { kind: "outcomeUnknown" };
  if (isChecking) return { kind: "checking" };
  if (notice) return notice;
  return qr && image === null ? { kind: "unshowable" } : null;
}
