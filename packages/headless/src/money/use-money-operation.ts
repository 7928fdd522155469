import { selectCurrent } from "@satang/machines/money";
import { useCallback, useMemo } from "react";
import { useSelector } from "../actors/use-selector.ts";
import type { MoneyOperation } from "./define-money-operation.ts";
import { useMoneyEngine } from "./use-money-engine.ts";
import { type OperationEndListener, useOperationEnd } from "./use-operation-end.ts";
import { type MoneyOperationView, useOperationView } from "./use-operation-view.ts";
import { useReportSeen } from "./use-report-seen.ts";

/** Control that {@link useMoneyOperation} returns. */
export type MoneyOperationControl<Order, Receipt> = MoneyOperationView<Order, Receipt> & {
  /**
   * Orders something. Ignored while an operation of the same lock is on its way, and for the second tap of two. The same
   * order while the outcome of the first is not known becomes a question.
   */
  readonly submit: (order: Order) => void;
};

const IDLE = {
  status: "idle",
  outcome: null,
  operation: null,
  order: null,
  receipt: null,
  error: null,
  hint: null,
} as const;

const ignore = () => undefined;

/**
 * The operation of one form under a lock that several share: idle while another definition, or another subject, was
 * ordered last.
 * @param subject what the form is about, see `subject` of the definition; without it every subject
 */
export function ownOperation<Order, Receipt>(
  control: MoneyOperationControl<Order, Receipt>,
  definition: MoneyOperation<Order, Receipt>,
  subject?: string | null,
): MoneyOperationControl<Order, Receipt> {
  const { operation, order } = control;
  if (operation === null || order === null) return control;
  const isOwn =
    operation === definition.name &&
    (subject === undefined || definition.subject?.(order) === subject);
  // The form neither shows nor closes an operation of another one.
  return isOwn ? control : { ...control, ...IDLE, close: ignore };
}

/** Options of {@link useMoneyOperation}. */
export type UseMoneyOperationOptions<Order> = {
  /** See {@link OperationEndListener}. Without it the view shows how an operation ended. */
  readonly onEnd?: OperationEndListener<Order> | undefined;
  /** Whether the form shows how an order ended: the member has then seen it. @default true */
  readonly inView?: boolean | ((order: Order) => boolean) | undefined;
};

/**
 * The money operations of a lock for a form: orders them, and follows the one ordered last. Every component with the same
 * lock shares it, and it outlives them all.
 */
export function useMoneyOperation<Order, Receipt>(
  definition: MoneyOperation<Order, Receipt>,
  lock: string,
  { onEnd, inView = true }: UseMoneyOperationOptions<Order> = {},
): MoneyOperationControl<Order, Receipt> {
  const engine = useMoneyEngine("useMoneyOperation", [definition]);
  useOperationEnd(engine, definition, onEnd);
  const selectRef = useMemo(() => selectCurrent(lock), [lock]);
  const ref = useSelector(engine, selectRef);
  const view = useOperationView<Order, Receipt>(ref);
  const { operation, order } = view;
  const isOwn = operation === definition.name && order !== null;
  useReportSeen(ref, isOwn && (typeof inView === "function" ? inView(order) : inView));
  const submit = useCallback(
    (order: Order) => engine.send({ type: "order.submit", operation: definition.name, order }),
    [engine, definition],
  );
  return { ...view, ...(view.isHidden ? IDLE : {}), submit };
}
