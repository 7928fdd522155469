import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import { type UseWithdrawOptions, useWithdraw } from "./use-withdraw.ts";
import type { WithdrawView } from "./withdraw.view.ts";

const WithdrawContext = createContext<WithdrawView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(WithdrawContext, `Withdraw.${part}`, "Withdraw.Root");

/** Props of `Withdraw.Root`; everything else goes to its `form`. */
export type WithdrawRootProps = FlowRootProps<"form", WithdrawView, UseWithdrawOptions>;

/** The form of a withdrawal: Enter sends. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, WithdrawRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="withdraw"
      context={WithdrawContext}
      useFlow={useWithdraw}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The field of the amount. `data-state` is `locked` while a bonus fixes it, else `valid` or `invalid`. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const { isLocked, getAmountProps } = useView("Amount");
  const field = getAmountProps();
  const validity = field["aria-invalid"] ? "invalid" : "valid";
  return (
    <Part
      tag="input"
      named="withdraw-amount"
      state={isLocked ? "locked" : validity}
      {...field}
      {...props}
      ref={ref}
    />
  );
});

/** The button that enters the whole balance. `data-state` is `enabled` or `disabled`. */
const All = forwardRef<HTMLButtonElement, PartProps<"button">>(function All(props, ref) {
  const button = useView("All").getAllProps();
  const state = button.disabled ? "disabled" : "enabled";
  return <Part tag="button" named="withdraw-all" state={state} {...button} {...props} ref={ref} />;
});

/** The submit button. `data-state` is `busy`, `ready`, or `disabled` while no amount can be withdrawn. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Submit");
  const button = getSubmitProps();
  return (
    <Part
      tag="button"
      named="withdraw-submit"
      state={readiness(isSubmitting, button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="withdraw-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** A withdrawal in parts without style or words. */
export const Withdraw = { Root, Amount, All, Submit, Retry };
