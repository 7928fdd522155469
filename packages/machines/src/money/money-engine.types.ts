import type { ActorRefFrom } from "xstate";
import type { Intention } from "./intention.types.ts";
import type { moneyOperationMachine } from "./money-operation.machine.ts";
import type { MoneyTimes, RetryPolicy } from "./money-operation.types.ts";

/** A running money operation. */
export type MoneyOperationRef = ActorRefFrom<typeof moneyOperationMachine>;

/** What the engine must know of an operation; it comes from its definition. */
export type OperationFacts = {
  /** Name of the lock for this order. */
  readonly lock: string;
  readonly policy: RetryPolicy;
};

/** What starts the engine. */
export type MoneyEngineInput = {
  /** Facts of an operation for an order; `null` for an unknown operation or an order that is none of its orders. */
  readonly describe: (operation: string, order: unknown) => OperationFacts | null;
  readonly times: MoneyTimes;
};

/** What the engine remembers. */
export type MoneyEngineContext = MoneyEngineInput & {
  /** Every operation that has not been closed, oldest first. */
  readonly operations: readonly MoneyOperationRef[];
  /** The operation last ordered, by lock. */
  readonly current: Readonly<Record<string, MoneyOperationRef>>;
  /** The last order and when it came, to ignore the second tap of two. */
  readonly lastOrder: {
    readonly operation: string;
    readonly order: unknown;
    readonly at: number;
  } | null;
  /** How many operations were started, for their ids. */
  readonly started: number;
};

/** What a member or the device may say to the engine. */
export type MoneyEngineEvent =
  /** The member orders something. */
  | { readonly type: "order.submit"; readonly operation: string; readonly order: unknown }
  /** What the device stores for the signed-in member and for visitors; also after another tab changed it. */
  | {
      readonly type: "stored.read";
      readonly member: string | null;
      readonly intentions: readonly Intention[];
    }
  /** Look at everything that is open again: the line is back, or the page was shown again. */
  | { readonly type: "operations.check" };
