import type { Satang } from "../amount/amount.rules.ts";
import type { EvidenceRow, QrProvider } from "../money-action/money-order.types.ts";
import type { Failure } from "../result.ts";

/** A QR waiting to be paid. It is single-use. */
export type QrCode = {
  readonly qrcodeId: string;
  /** Markup of the picture as the server sent it: untrusted until sanitised. */
  readonly markup: string;
  readonly amount: Satang;
  /** Server time in ms. */
  readonly expiresAt: number;
};

/** What a reading or a create reply says: the QR, or none and perhaps why. */
export type QrReading = {
  readonly qr: QrCode | null;
  /** The server's message when it made none. */
  readonly message: string | null;
};

/** How creating ended, after the money action told it. */
export type QrCreateOutcome =
  | { readonly kind: "created"; readonly reading: QrReading }
  /** The server certainly refused. */
  | { readonly kind: "refused"; readonly error: Failure | null }
  /** The reply was lost, and the QR is certainly not there. */
  | { readonly kind: "didNotLand" }
  /** The reply was lost, and whether there is a QR could not be learnt. */
  | { readonly kind: "unknown" }
  /** Another tab is creating one. */
  | { readonly kind: "busy" };

/** What the entry form or the shown QR says about the step before. */
export type QrNotice =
  | { readonly kind: "expired" }
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "refused"; readonly error: Failure | null }
  | { readonly kind: "didNotLand" }
  | { readonly kind: "busy" }
  | { readonly kind: "cancelFailed"; readonly error: Failure };

/** What starts a QR deposit. */
export type QrDepositInput = {
  readonly provider: QrProvider;
  /** Server time in ms, at the moment of the call. */
  readonly now: () => number;
};

/** What the machine remembers. */
export type QrDepositContext = {
  readonly provider: QrProvider;
  readonly now: () => number;
  readonly qr: QrCode | null;
  /** Amount last asked for. */
  readonly amount: Satang | null;
  readonly notice: QrNotice | null;
  /** Why the QR could not be read, or not be cancelled. */
  readonly error: Failure | null;
  /** Server time in ms since when credit is waited for. */
  readonly awaitingSince: number;
  /** The newest statement rows when waiting began; `null` until read. */
  readonly baseline: readonly EvidenceRow[] | null;
};

/** What a member or the world may say to a QR deposit. */
export type QrDepositEvent =
  | { readonly type: "qr.create"; readonly amount: Satang }
  | { readonly type: "qr.cancel" }
  /** The member says it is paid: the view closes. */
  | { readonly type: "qr.transferred" }
  /** Read again: after an error, on reopening, or because another provider created a QR. */
  | { readonly type: "qr.reload" }
  /** The device slept or the page was hidden: timers may lie. */
  | { readonly type: "qr.wake" };
