import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { useRefund } from "./use-refund.ts";

/** Props of `Refund.Root`; everything else goes to its `div`. */
export type RefundRootProps = RootProps<"div", typeof useRefund>;

/** The refund in parts without styles and texts. */
export const Refund = /* @__PURE__ */ createParts("Refund", useRefund, ({ root, part }) => ({
  /** Holds a refund for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "refund"),
  /** The button that receives the refund. `data-state` is `busy`, `ready` or `disabled`. */
  Receive: part("button", "refund-receive", (view) => view.getReceiveProps(), {
    state: ({ submitting, canReceive }) => readiness(submitting !== null, !canReceive),
  }),
  /** The button that adds the refund to the wallet. `data-state` is `busy`, `ready` or `disabled`. */
  AddWallet: part("button", "refund-add-wallet", (view) => view.getAddWalletProps(), {
    state: ({ submitting, canAddWallet }) => readiness(submitting !== null, !canAddWallet),
  }),
  /** The button that checks again after a failure. `data-state` is the state of the view. */
  Retry: part("button", "refund-retry", (view) => view.getRetryProps()),
}));
