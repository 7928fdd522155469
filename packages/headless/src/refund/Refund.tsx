import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { RefundView } from "./refund.view.ts";
import { type UseRefundOptions, useRefund } from "./use-refund.ts";

const RefundContext = createContext<RefundView | undefined>(undefined);
const useView = (part: string) => usePartContext(RefundContext, `Refund.${part}`, "Refund.Root");

/** Props of `Refund.Root`; everything else goes to its `div`. */
export type RefundRootProps = FlowRootProps<"div", RefundView, UseRefundOptions>;

/** Holds a refund for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, RefundRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="refund"
      context={RefundContext}
      useFlow={useRefund}
      {...props}
      ref={ref}
    />
  );
});

/** The button that receives the refund. `data-state` is `busy`, `ready` or `disabled`. */
const Receive = forwardRef<HTMLButtonElement, PartProps<"button">>(function Receive(props, ref) {
  const { canReceive, submitting, getReceiveProps } = useView("Receive");
  return (
    <Part
      tag="button"
      named="refund-receive"
      state={readiness(submitting !== null, !canReceive)}
      {...getReceiveProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that adds the refund to the wallet. `data-state` is `busy`, `ready` or `disabled`. */
const AddWallet = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function AddWallet(props, ref) {
    const { canAddWallet, submitting, getAddWalletProps } = useView("AddWallet");
    return (
      <Part
        tag="button"
        named="refund-add-wallet"
        state={readiness(submitting !== null, !canAddWallet)}
        {...getAddWalletProps()}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that checks again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="refund-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The refund in parts without styles and texts. */
export const Refund = { Root, Receive, AddWallet, Retry };
