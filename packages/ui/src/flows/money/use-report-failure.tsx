import type { OperationEnd, OperationEndListener } from "@satang/headless/money";
import { Text } from "../../primitives/Text/index.ts";
import { useReportToast } from "../reports/use-report-toast.ts";
import { type FailureText, useFailureText } from "./use-failure-text.ts";
import { useKeptOrder } from "./use-kept-order.ts";

/**
 * For `onFailed` of a form: an order that fails while its form is closed is reported in a toast.
 * @param isInView whether the form of an order is open: it then shows the failure itself
 * @param wordsOf the order in words
 * @param failureText words of this operation for a failure; without it the words of all operations
 */
export function useReportFailure<Order>(
  isInView: boolean | ((order: Order) => boolean),
  wordsOf: (order: Order) => string | null,
  failureText?: FailureText,
): OperationEndListener<Order> {
  const report = useReportToast();
  const kept = useKeptOrder();
  const usualText = useFailureText();
  return ({ status, order, error }: OperationEnd<Order>) => {
    const isShown = typeof isInView === "function" ? isInView(order) : isInView;
    if (isShown || (status !== "refused" && status !== "notSent")) return false;
    return report(
      <>
        <Text weight="strong">{kept(wordsOf(order) ?? "", order)}</Text>
        <Text>{(failureText ?? usualText)(status, error)}</Text>
      </>,
      { tone: "critical" },
    );
  };
}
