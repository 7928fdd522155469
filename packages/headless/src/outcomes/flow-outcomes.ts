import type { SatangEvent } from "../provider/event.types.ts";
import type { SatangScope } from "../provider/scope.ts";
import { type MoneyFlow, operationsOf } from "./flow-operations.data.ts";

type EventOf<Name extends SatangEvent["name"]> = Extract<SatangEvent, { readonly name: Name }>;

/**
 * Callbacks of a host about one flow: once for each intention, also after a reload or with several tabs. Each
 * callback gets the event that `onEvent` gets.
 */
export type FlowOutcomes = {
  /** Called when the order was executed; of a deposit, when the money has arrived. */
  readonly onSuccess?:
    | ((event: EventOf<"money.succeeded.v1" | "deposit.credited.v1">) => void)
    | undefined;
  /** Called when the order had no effect; `reason` says why. */
  readonly onFailure?: ((event: EventOf<"money.failed.v1">) => void) | undefined;
  /** Called when the outcome is not known yet: `onSuccess` or `onFailure` follows when it is. */
  readonly onUnknown?: ((event: EventOf<"money.unknown.v1">) => void) | undefined;
  /** Called when the member closed the flow and has ordered nothing, or cancelled what it began: a QR, a bonus. */
  readonly onCancel?:
    | ((event: EventOf<"money.cancelled.v1" | "money.succeeded.v1">) => void)
    | undefined;
};

/** Calls the callback of a flow that an event belongs to, if there is one. */
export function reportOutcome(flow: MoneyFlow, outcomes: FlowOutcomes, event: SatangEvent): void {
  const { orders, succeeds, cancels } = operationsOf(flow);
  const { operation } = event;
  switch (event.name) {
    case "money.succeeded.v1":
      if (succeeds.includes(operation)) outcomes.onSuccess?.(event);
      if (cancels.includes(operation)) outcomes.onCancel?.(event);
      return;
    case "deposit.credited.v1":
      if (succeeds.includes(operation)) outcomes.onSuccess?.(event);
      return;
    case "money.failed.v1":
      if (orders.includes(operation)) outcomes.onFailure?.(event);
      return;
    case "money.unknown.v1":
      if (orders.includes(operation)) outcomes.onUnknown?.(event);
      return;
    case "money.cancelled.v1":
      if (orders.includes(operation)) outcomes.onCancel?.(event);
      return;
  }
}

/** The callbacks of a flow that was rendered last; they outlive it. */
type Delivery = { current: FlowOutcomes };

const deliveries = new WeakMap<SatangScope, Map<MoneyFlow, Delivery>>();

/**
 * Gives the outcomes of a flow to these callbacks, beginning with those that came before the flow was rendered. The
 * callbacks stay when the flow is removed: a host removes a flow that it closes, and the outcome comes later.
 */
export function deliverOutcomes(scope: SatangScope, flow: MoneyFlow, outcomes: FlowOutcomes): void {
  const flows = deliveries.get(scope) ?? new Map<MoneyFlow, Delivery>();
  deliveries.set(scope, flows);
  const known = flows.get(flow);
  if (known) {
    known.current = outcomes;
    return;
  }
  const delivery: Delivery = { current: outcomes };
  flows.set(flow, delivery);
  const listener = (event: SatangEvent) => reportOutcome(flow, delivery.current, event);
  for (const event of scope.events.emitted) {
    try {
      listener(event);
    } catch (error) {
      reportError(error);
    }
  }
  scope.events.subscribe(listener);
}
