import {
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
};

/** An outcome that came as the reply was shown where it was ordered. */
const isOpen = (ref: MoneyOperationRef) => selectLateOutcome(ref.getSnapshot()) !== null;

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
  const read = () =>
    refs
      .filter(isOpen)
      .map((ref) => `${ref.id}${selectIsHidden(ref.getSnapshot()) ? "-" : "+"}`)
      .join(" ");
  const open = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => {
    const marks = new Map(
      open.split(" ").map((mark) => [mark.slice(0, -1), mark.endsWith("-")] as const),
    );
    return refs.flatMap((ref) => {
      const isHidden = marks.get(ref.id);
      return isHidden === undefined ? [] : [{ id: ref.id, ref, isHidden }];
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
