import type { Satang } from "../amount/amount.rules.ts";

/** The QR payment providers (money.txt §5). */
export type QrProvider = "KBANK" | "WW" | "E2P";

/** What a member wants done with money. Plain data: it is stored, compared and read back. Amounts in satang. */
export type MoneyOrder =
  | {
      readonly kind: "transfer";
      readonly from: string;
      readonly to: string;
      readonly amount: Satang;
    }
  | { readonly kind: "withdraw"; readonly amount: Satang }
  | { readonly kind: "qrCreate"; readonly provider: QrProvider; readonly amount: Satang };

/** A statement row as evidence. */
export type EvidenceRow = {
  /** `statementType`: deposit, bonus, finish_bonus, withdraw, transfer. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Satang;
  readonly status: string;
  /** ISO 8601, as the server wrote it. */
  readonly createdAt: string;
  /** The idempotency key of the call that made it, where the backend keeps it. */
  readonly reference: string | null;
};

/** What the server shows of the money at one moment. */
export type Evidence = {
  /** Whose money it is: the profile's `_id`. */
  readonly member: string;
  /** Satang by account code; the wallet under `WALLET_ACCOUNT`. */
  readonly balances: Readonly<Record<string, Satang>>;
  /** The newest statement rows, newest first. */
  readonly rows: readonly EvidenceRow[];
};

/** One intention of the member: what, since when, and how the money stood before it was sent. */
export type Intention = {
  /** Sent as `Idempotency-Key`; the same over a manual retry and a reload (decision 9). */
  readonly key: string;
  readonly order: MoneyOrder;
  /** Server time in ms. */
  readonly startedAt: number;
  readonly before: Evidence;
};

/** The wallet's name in transfers, statement rows and evidence. */
export const WALLET_ACCOUNT = "wallet";
