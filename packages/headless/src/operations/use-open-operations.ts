import {
  type LateOutcome,
  type MoneyOperationRef,
  selectIsHidden,
  selectLateOutcome,
  selectOperations,
} from "@satang/machines/money";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSelector } from "../actors/use-selector.ts";
import type { AnyMoneyOperation } from "../money/define-money-operation.ts";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { type MoneyOperationView, useOperationView } from "../money/use-operation-view.ts";
import { moneyOperations } from "./money-operations.ts";

/** An open operation: a handle for {@link useOpenOperation}. */
export type OpenOperation = {
  /** Stable while it is open: a key for lists. */
  readonly id: string;
  readonly ref: MoneyOperationRef;
  /** The member closed the message about it; it is still in the list. */
  readonly isHidden: boolean;
  /** How it ended is known, and the member has not read it yet. */
  readonly isKnown: boolean;
};

const UNKNOWN: ReadonlySet<LateOutcome> = new Set(["checking", "notKnownYet"]);

/** An outcome that came as the reply was shown where it was ordered: `null`. */
function markOf(ref: MoneyOperationRef): string | null {
  const snapshot = ref.getSnapshot();
  const outcome = selectLateOutcome(snapshot);
  if (outcome === null) return null;
  return `${ref.id}${selectIsHidden(snapshot) ? "-" : "+"}${UNKNOWN.has(outcome) ? "?" : "!"}`;
}

/**
 * Every operation of this member, and of visitors on this device, with an outcome that is not known
 * or not read yet, including operations that a reload, a sign-out or another tab interrupted.
 * Oldest first.
 * @param definitions the operations of the app. @default moneyOperations
 * @example
 * const operations = useOpenOperations();
 * <ul>{operations.map((operation) => <Row key={operation.id} operation={operation} />)}</ul>
 */
export function useOpenOperations(
  definitions: readonly AnyMoneyOperation[] = moneyOperations,
): readonly OpenOperation[] {
  const engine = useMoneyEngine("useOpenOperations", definitions);
  const refs = useSelector(engine, selectOperations);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = refs.map((ref) =>
        ref.subscribe({ next: listener, complete: listener }),
      );
      return () => subscriptions.forEach((subscription) => void subscription.unsubscribe());
    },
    [refs],
  );
  // A string is compared by value: a new array on each call would render in an endless loop.
  const read = () => refs.flatMap((ref) => markOf(ref) ?? []).join(" ");
  const open = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => {
    const marks = new Map(
      open.split(" ").map((mark) => [mark.slice(0, -2), mark.slice(-2)] as const),
    );
    return refs.flatMap((ref) => {
      const mark = marks.get(ref.id);
      if (mark === undefined) return [];
      return [{ id: ref.id, ref, isHidden: mark.startsWith("-"), isKnown: mark.endsWith("!") }];
    });
  }, [refs, open]);
}

/**
 * Reads one open operation, with the actions for it.
 * @example
 * const { status, retry } = useOpenOperation(operation);
 */
export const useOpenOperation = ({ ref }: Pick<OpenOperation, "ref">): MoneyOperationView =>
  useOperationView(ref);
