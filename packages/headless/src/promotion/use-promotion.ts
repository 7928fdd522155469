import { cleanPromotionCode } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BONUS_LOCK } from "../bonus/bonus.operations.ts";
import { ownOperation, useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { buttonProps, formProps } from "../parts/element-props.ts";
import { useUpperCase } from "../parts/use-upper-case.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import { type PromotionOrder, promotionActivateOperation } from "./promotion.operation.ts";
import type { PromotionView } from "./promotion.view.ts";

/** Options of {@link usePromotion}. */
export type UsePromotionOptions = OperationCallbacks<PromotionOrder>;

/** The promotion of a code; nothing is read without a code. */
function usePromotionOf(code: string | null) {
  const { client, queryClient } = useSatang("usePromotion");
  return useQuery(
    {
      queryKey: ["promotion", "find", code],
      staleTime: 0,
      enabled: code !== null,
      queryFn: async ({ signal }) =>
        unwrap(await client.promotion.find({ code: code ?? "" }, { signal })),
    },
    queryClient,
  );
}

/**
 * Finds a promotion by its code, and receives it (journey.txt §2). A code that the service answers with nothing, or with
 * NO_PROMOTION, has no promotion.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const promotion = usePromotion();
 * <form {...promotion.getFormProps()}>
 *   <input aria-label="Code" {...promotion.getCodeProps()} />
 *   <button {...promotion.getFindProps()}>Search</button>
 * </form>
 */
export function usePromotion({ onDone, onFailed }: UsePromotionOptions = {}): PromotionView {
  const [code, setCode] = useState("");
  const [searched, setSearched] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const found = usePromotionOf(searched);
  const changeCode = (typed: string) => {
    setPressed(false);
    setCode(typed);
  };
  const typing = useUpperCase(changeCode);
  const underLock = useMoneyOperation(promotionActivateOperation, BONUS_LOCK, {
    onEnd: toEndListener({ onDone, onFailed }, () => {
      setCode("");
      setSearched(null);
    }),
  });

  const wanted = cleanPromotionCode(code);
  const promotion =
    found.data && searched !== null && !found.isFetching ? { code: searched, ...found.data } : null;
  const isMissing = found.error?.kind === "coded" && found.error.code === "NO_PROMOTION";
  const operation = ownOperation(underLock, promotionActivateOperation);
  const isSubmitting = operation.status === "submitting";
  const stateOf = (): PromotionView["state"] => {
    if (operation.outcome) return "outcome";
    if (isSubmitting) return "submitting";
    if (searched === null) return "entering";
    if (found.isFetching) return "searching";
    if (found.error) return isMissing ? "notFound" : "findFailed";
    return "found";
  };
  const state = stateOf();
  const isSearching = state === "searching";

  const retry = () => void found.refetch();
  const find = () => {
    setPressed(true);
    if (wanted === "" || isSearching || isSubmitting) return;
    if (wanted === searched) retry();
    else setSearched(wanted);
  };
  const receive = () => {
    if (promotion && !isSubmitting) operation.submit({ code: promotion.code });
  };
  const close = () => {
    setSearched(null);
    operation.close();
  };
  const problem = isPressed && wanted === "" ? "required" : null;

  return {
    state,
    values: { code },
    problem,
    searched,
    promotion,
    isSubmitting,
    operation,
    findFailure: state === "findFailed" ? found.error : null,
    actions: { changeCode, find, receive, retry, close },
    getFormProps: () => formProps(state, find),
    getCodeProps: () => ({
      ...typing,
      name: "promotion",
      type: "text",
      autoComplete: "off",
      autoCapitalize: "characters",
      spellCheck: false,
      required: true,
      value: code,
      "aria-invalid": problem !== null || undefined,
    }),
    getFindProps: () => ({
      type: "submit",
      "aria-disabled": isSearching || isSubmitting || undefined,
    }),
    getReceiveProps: () => buttonProps(receive, isSubmitting || !promotion),
    getRetryProps: () => buttonProps(retry, found.isFetching),
  };
}
