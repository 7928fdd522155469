import type { ActorRefFrom } from "xstate";
import type { Intention } from "./intention.types.ts";
import type { moneyOperationMachine } from "./money-operation.machine.ts";
import type { MoneyTimes, RetryPolicy } from "./money-operation.types.ts";

/** A running money operation. */
export type MoneyOperationRef = ActorRefFrom<typeof moneyOperationMachine>;

/** The facts of an operation that the engine needs; they come from its definition. */
export type OperationFacts = {
  /** Name of the lock for this order. */
  readonly lock: string;
  readonly policy: RetryPolicy;
};

/** Input of the money engine. */
export type MoneyEngineInput = {
  /**
   * Facts of an operation for an order; `null` for an unknown operation or an order that does not
   * belong to it.
   */
  readonly describe: (operation: string, order: unknown) => OperationFacts | null;
  readonly times: MoneyTimes;
};

/** Context of the money engine. */
export type MoneyEngineContext = MoneyEngineInput & {
  /** Every operation that has not been closed, oldest first. */
  readonly operations: readonly MoneyOperationRef[];
  /** The last operation that was ordered, by lock. */
  readonly current: Readonly<Record<string, MoneyOperationRef>>;
  /** The last order and its time, to ignore the second tap of a double tap. */
  readonly lastOrder: {
    readonly operation: string;
    readonly order: unknown;
    readonly at: number;
  } | null;
  /** Number of operations started so far, for their ids. */
  readonly started: number;
};

/** Events of the money engine. */
export type MoneyEngineEvent =
  /** The member submitted an order. */
  | { readonly type: "order.submit"; readonly operation: string; readonly order: unknown }
  /**
   * The intentions that the device stores for the signed-in member and for visitors; also sent
   * after another tab changed them.
   */
  | {
      readonly type: "stored.read";
      readonly member: string | null;
      readonly intentions: readonly Intention[];
    }
  /** Check every open operation again: the connection is back, or the page became visible again. */
  | { readonly type: "operations.check" };
