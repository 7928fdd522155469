import type { Failure, Satang } from "@satang/core";
import type { EvidenceRow } from "../money/evidence.rules.ts";

/** The QR payment providers (money.txt §5). */
export type QrProvider = "KBANK" | "WW" | "E2P";

/** A QR that waits for payment. It is single-use. */
export type QrCode = {
  readonly qrcodeId: string;
  /** Markup of the picture as the server sent it; it must be sanitised before use. */
  readonly markup: string;
  readonly amount: Satang;
  /** Server time, ms. */
  readonly expiresAt: number;
};

/**
 * Result of a reading or of the reply to a create: the QR, or `null` with a reason if there is one.
 */
export type QrReading = {
  readonly qr: QrCode | null;
  /** The server's message when it made no QR. */
  readonly message: string | null;
};

/** The notice of the entry form about the QR that was shown before. */
export type QrNotice =
  /** The QR expired. */
  | { readonly kind: "expired" }
  /** The QR is no longer open: cancelled, replaced or used elsewhere. */
  | { readonly kind: "withdrawn" };

/** Input of the QR deposit machine. */
export type QrDepositInput = {
  readonly provider: QrProvider;
  /** Returns the server time, ms. */
  readonly now: () => number;
};

/** Context of the QR deposit machine. */
export type QrDepositContext = {
  readonly provider: QrProvider;
  readonly now: () => number;
  readonly qr: QrCode | null;
  readonly notice: QrNotice | null;
  /** Why the QR could not be read. */
  readonly error: Failure | null;
  /** Server time at which waiting for credit began, ms. */
  readonly awaitingSince: number;
  /** Number of checks for credit since the QR was last confirmed. */
  readonly polls: number;
  /** Number of readings in a row that the server called too many. */
  readonly limits: number;
  /** The last confirmation of the QR was refused by a limit; it is confirmed later. */
  readonly isPostponed: boolean;
  /** Number of views that show it to a member now. */
  readonly views: number;
  /** The newest statement rows from before the QR is shown; `null` until read. */
  readonly baseline: readonly EvidenceRow[] | null;
};

/** Events of a QR deposit. */
export type QrDepositEvent =
  /** The server confirmed this reading, for example with the reply to a create. */
  | { readonly type: "qr.confirmed"; readonly reading: QrReading }
  /**
   * An order of this page may have changed it: of another provider, or a cancel without a reply. It is hidden
   * until it was read.
   */
  | { readonly type: "qr.changed" }
  /** Another tab may have changed it. It is hidden until it was read, and the member reads what became of it. */
  | { readonly type: "qr.changedElsewhere" }
  /** The member says it is paid: the view closes. */
  | { readonly type: "qr.transferred" }
  /** Read again: after an error, or on reopening. */
  | { readonly type: "qr.reload" }
  /**
   * The device slept, the page was hidden or the connection was lost: timers and readings may be
   * out of date.
   */
  | { readonly type: "qr.wake" }
  /** A member sees it: a view was opened, or its page became visible. Each view sends it once. */
  | { readonly type: "view.opened" }
  /** A view that was opened is closed, or its page is hidden. */
  | { readonly type: "view.closed" };
