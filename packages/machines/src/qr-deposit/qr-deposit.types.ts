import type { Failure, Satang } from "@satang/core";
import type { EvidenceRow } from "../money/evidence.rules.ts";

/** The QR payment providers (money.txt §5). */
export type QrProvider = "KBANK" | "WW" | "E2P";

/** A QR waiting to be paid. It is single-use. */
export type QrCode = {
  readonly qrcodeId: string;
  /** Markup of the picture as the server sent it: not trusted until sanitised. */
  readonly markup: string;
  readonly amount: Satang;
  /** Server time, ms. */
  readonly expiresAt: number;
};

/** What a reading or the reply to a create says: the QR, or none and perhaps why. */
export type QrReading = {
  readonly qr: QrCode | null;
  /** The server's message when it made none. */
  readonly message: string | null;
};

/** What the entry form says about the QR shown before. */
export type QrNotice =
  /** Its time was over. */
  | { readonly kind: "expired" }
  /** It is not open any more: cancelled, replaced or used elsewhere. */
  | { readonly kind: "withdrawn" };

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
  readonly notice: QrNotice | null;
  /** Why the QR could not be read. */
  readonly error: Failure | null;
  /** Server time since when credit is waited for, ms. */
  readonly awaitingSince: number;
  /** Looks for credit since the QR was last confirmed. */
  readonly polls: number;
  /** The newest statement rows when waiting began; `null` until read. */
  readonly baseline: readonly EvidenceRow[] | null;
};

/** What a member or the world may say to a QR deposit. */
export type QrDepositEvent =
  /** The server has confirmed this reading, for example as the reply to a create. */
  | { readonly type: "qr.confirmed"; readonly reading: QrReading }
  /** Something may have changed it: another tab, another provider, a cancel without a reply. Not shown until read. */
  | { readonly type: "qr.changed" }
  /** The member says it is paid: the view closes. */
  | { readonly type: "qr.transferred" }
  /** Read again: after an error, or on reopening. */
  | { readonly type: "qr.reload" }
  /** The device slept, the page was hidden or the line was lost: timers and what was read may be out of date. */
  | { readonly type: "qr.wake" };
