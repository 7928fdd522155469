import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { ability, sendable, validity } from "../parts/part-state.rules.ts";
import { useWithdraw } from "./use-withdraw.ts";

/** Props of `Withdraw.Root`; everything else goes to its `form`. */
export type WithdrawRootProps = RootProps<"form", typeof useWithdraw>;

/** A withdrawal in parts without style or words. */
export const Withdraw = /* @__PURE__ */ createParts("Withdraw", useWithdraw, ({ root, part }) => ({
  /** The form of a withdrawal: Enter sends. `data-state` is the state of the view. */
  Root: root("form", "withdraw", (view) => view.getFormProps()),
  /** The field of the amount. `data-state` is `locked` while a bonus fixes it, else `valid` or `invalid`. */
  Amount: part("input", "withdraw-amount", (view) => view.getAmountProps(), {
    state: (view, field) => (view.isLocked ? "locked" : validity(view, field)),
  }),
  /** The button that enters the whole balance. `data-state` is `enabled` or `disabled`. */
  All: part("button", "withdraw-all", (view) => view.getAllProps(), { state: ability }),
  /** The submit button. `data-state` is `busy`, `ready`, or `disabled` while no amount can be withdrawn. */
  Submit: part("button", "withdraw-submit", (view) => view.getSubmitProps(), { state: sendable }),
  /** The button that reads again after a failure. `data-state` is the state of the view. */
  Retry: part("button", "withdraw-retry", (view) => view.getRetryProps()),
}));
