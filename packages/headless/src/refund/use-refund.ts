import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import {
  type OperationCallbacks,
  type OperationEndListener,
  toEndListener,
} from "../money/use-operation-end.ts";
import { PAGE_SIZE } from "../pages/pages.rules.ts";
import { usePages } from "../pages/use-pages.ts";
import { buttonProps } from "../parts/element-props.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import {
  REFUND_LOCK,
  type RefundOrder,
  refundAddWalletOperation,
  refundReceiveOperation,
} from "./refund.operations.ts";
import { shownRefundProblem, toReceivedRefund, toRefundCheck } from "./refund.rules.ts";
import type { RefundView, RefundWay } from "./refund.view.ts";

/** Options of {@link useRefund}. */
export type UseRefundOptions = OperationCallbacks<RefundOrder> & {
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
};

const SECTIONS = ["refund"];

const WAYS: Readonly<Record<string, RefundWay>> = {
  [refundReceiveOperation.name]: "receive",
  [refundAddWalletOperation.name]: "addWallet",
};

/** The check and the log. */
function useRefundReads(enabled: boolean) {
  const scope = useSatang("useRefund");
  const { client, queryClient } = scope;
  const check = useQuery(
    {
      queryKey: ["refund", "check"],
      // A bonus that was activated elsewhere locks it: an older check would offer what the service refuses.
      staleTime: 0,
      enabled,
      queryFn: async ({ signal }) =>
        toRefundCheck(unwrap(await client.refund.check({ signal })), await readCurrency(scope)),
    },
    queryClient,
  );
  const log = usePages({
    hook: "useRefund",
    key: ["refund", "list"],
    enabled,
    read: async (page, signal) => {
      const reply = unwrap(await client.refund.list({ page, limit: PAGE_SIZE }, { signal }));
      const currency = await readCurrency(scope);
      return {
        rows: reply.refunds.map((row, index) => toReceivedRefund(row, index, currency)),
        total: reply.total ?? null,
      };
    },
  });
  return { scope, check, log };
}

/**
 * The refund of losses: checks it, receives it or adds it to the wallet (money.txt §2, §4). The check is read again after
 * each try.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const refund = useRefund();
 * <>
 *   <output>{refund.check && toBaht(refund.check.amount)}</output>
 *   <button {...refund.getReceiveProps()}>Receive</button>
 * </>
 */
export function useRefund(options: UseRefundOptions = {}): RefundView {
  const { enabled = true } = options;
  const { scope, check, log } = useRefundReads(enabled);
  const [isPressed, setPressed] = useState(false);
  const refresh = useCallback(() => {
    setPressed(false);
    refreshQueries(scope, SECTIONS);
  }, [scope]);

  const listener = toEndListener(options);
  const onEnd: OperationEndListener<RefundOrder> = (end) => {
    // The engine has read again what it executed; a try that was not sent is a try too (money.txt §4).
    if (end.status === "notSent") refreshQueries(scope, SECTIONS);
    return listener(end);
  };
  const receiving = useMoneyOperation(refundReceiveOperation, REFUND_LOCK, { onEnd });
  const adding = useMoneyOperation(refundAddWalletOperation, REFUND_LOCK, { onEnd });
  // Both follow the operation that was ordered last under their lock.
  const operation = receiving;

  const facts = check.data ?? null;
  const canAddWallet = facts?.isAvailable ?? false;
  const canReceive = canAddWallet && facts?.isLocked === false;
  const isSubmitting = operation.status === "submitting";
  const stateOf = (): RefundView["state"] => {
    if (operation.outcome) return "outcome";
    if (!facts) return check.error ? "readFailed" : "loading";
    return isSubmitting ? "submitting" : "ready";
  };
  const take = (submit: (order: RefundOrder) => void) => {
    setPressed(true);
    if (facts && facts.amount > 0 && !isSubmitting) submit({ part: "all" });
  };
  const receive = () => {
    if (canReceive) take(receiving.submit);
  };
  const addWallet = () => {
    if (canAddWallet) take(adding.submit);
  };
  const retry = () => void check.refetch();

  return {
    state: stateOf(),
    check: facts,
    canReceive,
    canAddWallet,
    problem: facts && shownRefundProblem(facts, isPressed),
    log,
    submitting: isSubmitting ? (WAYS[operation.operation ?? ""] ?? null) : null,
    operation,
    readFailure: facts ? null : check.error,
    actions: { receive, addWallet, retry, refresh, close: () => operation.close() },
    getReceiveProps: () => buttonProps(receive, !canReceive || isSubmitting),
    getAddWalletProps: () => buttonProps(addWallet, !canAddWallet || isSubmitting),
    getRetryProps: () => buttonProps(retry, check.isFetching),
  };
}
