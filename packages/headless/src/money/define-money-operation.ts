import { isSatang, type Result, type Satang } from "@satang/core";
import type { Intention, Judgement } from "@satang/machines/money";
import type { Client, SatangScope } from "../provider/scope.ts";

/**
 * The tools of a definition: the client, and options that bind calls to the member who owns the
 * operation.
 */
export type OperationTools = Pick<SatangScope, "clock"> & {
  readonly client: Client;
  /** Options of every call: a call is not sent when another member has signed in meanwhile. */
  readonly pinned: { readonly token: string | null };
  /** The member who owns the operation; empty for visitors. */
  readonly member: string;
};

/** The order of a stored intention, read by its own operation. */
export type IntentionOf<Order> = Intention<Order>;

/**
 * A money operation as data. The engine runs every operation in the same way: one at a time across
 * tabs, one key for an intention, the settling time, reconciliation and the report.
 */
export type MoneyOperation<Order, Receipt = unknown> = {
  /** Unique; it is stored with the intention. */
  readonly name: string;
  /** The owner of the operation: a member, or a visitor who is not registered yet. */
  readonly owner: "member" | "visitor";
  /** Name of the lock: across all tabs, one operation of a lock is sent at a time. */
  lock(order: Order): string;
  /**
   * Subject of the form, where forms of several subjects share the lock: the code of a game, of a bonus. Each form
   * shows the operations of its own subject.
   * @default one form shows every operation of the lock
   */
  subject?(order: Order): string;
  /**
   * Whether executing it twice does no harm, so that a retry does not wait for the settling time.
   */
  readonly isRepeatHarmless: boolean;
  /**
   * The timeout of its call: the settling time is longer than that.
   * @default "request"
   */
  readonly timeout?: "request" | "upload";
  /** Whether this device can send an order that was read back from storage. @default always */
  isSendable?(order: Order): boolean;
  /** First parts of the query keys to read again when it has ended. */
  readonly refreshes: readonly string[];
  /** Reads an order from storage, which is not trusted: returns `null` for anything else. */
  readOrder(stored: unknown): Order | null;
  /** Reads the data that `judge` compares with later. Nothing is sent when it fails. */
  prepare(tools: OperationTools, order: Order): Promise<Result<unknown>>;
  /** Makes the call. */
  send(tools: OperationTools, order: Order, key: string): Promise<Result<Receipt>>;
  /** The service's own number in the receipt. @default none */
  referenceOf?(receipt: Receipt): string | null;
  /** Reads statement and wallet, and judges. Never sends the order. */
  judge(tools: OperationTools, intention: IntentionOf<Order>): Promise<Judgement>;
};

/**
 * Any operation, for lists of operations of different orders. Its methods must only be given an
 * order that its own `readOrder` has read; the compiler cannot check that.
 */
export type AnyMoneyOperation = MoneyOperation<unknown>;

/**
 * Defines a money operation; returns it unchanged.
 *
 * @example
 * export const withdrawOperation = defineMoneyOperation<WithdrawOrder>({
 *   name: "withdraw",
 *   owner: "member",
 *   lock: () => "withdraw",
 *   ...howToSendAndJudge,
 * });
 */
export const defineMoneyOperation = <Order, Receipt = unknown>(
  operation: MoneyOperation<Order, Receipt>,
): MoneyOperation<Order, Receipt> => operation;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a stored order; `null` when it is no object. */
export const fieldsOf = (stored: unknown): Fields | null =>
  typeof stored === "object" && stored !== null ? (stored as Fields) : null;

/** A stored amount above 0. */
export const isAmount = (value: unknown): value is Satang => isSatang(value) && value > 0;
