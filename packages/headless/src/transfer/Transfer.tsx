import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { TransferEnd, TransferView } from "./transfer.view.ts";
import { type UseTransferOptions, useTransfer } from "./use-transfer.ts";

const TransferContext = createContext<TransferView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(TransferContext, `Transfer.${part}`, "Transfer.Root");
const EndContext = createContext<TransferEnd | undefined>(undefined);

/** Props of `Transfer.Root`; everything else goes to its `form`. */
export type TransferRootProps = FlowRootProps<"form", TransferView, UseTransferOptions>;

/** The form of a transfer: Enter sends. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, TransferRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="transfer"
      context={TransferContext}
      useFlow={useTransfer}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Transfer.End`; everything else goes to its `div`. */
export type TransferEndProps = PartProps<"div"> & { readonly end: TransferEnd };

/** The radio group of one end. `data-state` is `chosen` or `none`. */
const End = forwardRef<HTMLDivElement, TransferEndProps>(function End({ end, ...props }, ref) {
  const view = useView("End");
  return (
    <EndContext.Provider value={end}>
      <Part
        tag="div"
        named="transfer-end"
        state={view[end] ? "chosen" : "none"}
        {...view.getEndProps(end)}
        {...props}
        ref={ref}
      />
    </EndContext.Provider>
  );
});

/** Props of `Transfer.Option`; everything else goes to its `input`. */
export type TransferOptionProps = PartProps<"input"> & {
  /** Code of the account; `null` is the choice of none. */
  readonly code: string | null;
};

/** The radio button of one account, inside `Transfer.End`. `data-state` is `checked` or `unchecked`. */
const Option = forwardRef<HTMLInputElement, TransferOptionProps>(function Option(
  { code, ...props },
  ref,
) {
  const view = useView("Option");
  const end = usePartContext(EndContext, "Transfer.Option", "Transfer.End");
  const radio = view.getOptionProps(end, code);
  const state = radio.checked ? "checked" : "unchecked";
  return <Part tag="input" named="transfer-option" state={state} {...radio} {...props} ref={ref} />;
});

/** The field of the amount. `data-state` is `valid` or `invalid`. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const field = useView("Amount").getAmountProps();
  const state = field["aria-invalid"] ? "invalid" : "valid";
  return <Part tag="input" named="transfer-amount" state={state} {...field} {...props} ref={ref} />;
});

/** The button that exchanges both ends. `data-state` is `busy` or `ready`. */
const Swap = forwardRef<HTMLButtonElement, PartProps<"button">>(function Swap(props, ref) {
  const { isSubmitting, getSwapProps } = useView("Swap");
  return (
    <Part
      tag="button"
      named="transfer-swap"
      state={readiness(isSubmitting)}
      {...getSwapProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that enters the whole balance. `data-state` is `enabled` or `disabled`. */
const All = forwardRef<HTMLButtonElement, PartProps<"button">>(function All(props, ref) {
  const button = useView("All").getAllProps();
  const state = button.disabled ? "disabled" : "enabled";
  return <Part tag="button" named="transfer-all" state={state} {...button} {...props} ref={ref} />;
});

/** The submit button. `data-state` is `busy` or `ready`. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Submit");
  return (
    <Part
      tag="button"
      named="transfer-submit"
      state={readiness(isSubmitting)}
      {...getSubmitProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads the accounts again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="transfer-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** A transfer in parts without style or words. */
export const Transfer = { Root, End, Option, Swap, Amount, All, Submit, Retry };
