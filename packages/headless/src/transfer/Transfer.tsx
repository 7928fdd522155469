import { createContext } from "react";
import { createParts, type OwnPart, type RootProps } from "../parts/create-parts.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { ability, sending, validity } from "../parts/part-state.rules.ts";
import type { TransferEnd, TransferView } from "./transfer.view.ts";
import { useTransfer } from "./use-transfer.ts";

const EndContext = /* @__PURE__ */ createContext<TransferEnd | undefined>(undefined);

/** Props of `Transfer.Root`; everything else goes to its `form`. */
export type TransferRootProps = RootProps<"form", typeof useTransfer>;

/** Props of `Transfer.End`; everything else goes to its `div`. */
export type TransferEndProps = PartProps<"div"> & { readonly end: TransferEnd };

/** Props of `Transfer.Option`; everything else goes to its `input`. */
export type TransferOptionProps = PartProps<"input"> & {
  /** Code of the account; `null` is the choice of none. */
  readonly code: string | null;
};

function End({ view, props, forwarded }: OwnPart<TransferView, TransferEndProps, HTMLDivElement>) {
  const { end, ...rest } = props;
  return (
    <EndContext.Provider value={end}>
      <Part
        tag="div"
        named="transfer-end"
        state={view[end] ? "chosen" : "none"}
        {...view.getEndProps(end)}
        {...rest}
        forwarded={forwarded}
      />
    </EndContext.Provider>
  );
}

type OptionPart = OwnPart<TransferView, TransferOptionProps, HTMLInputElement>;

function Option({ view, props: { code, ...rest }, forwarded }: OptionPart) {
  const end = usePartContext(EndContext, "Transfer.Option", "Transfer.End");
  const radio = view.getOptionProps(end, code);
  const state = radio.checked ? "checked" : "unchecked";
  const given = { ...radio, ...rest, forwarded };
  return <Part tag="input" named="transfer-option" state={state} {...given} />;
}

/** A transfer in parts without style or words. */
export const Transfer = /* @__PURE__ */ createParts(
  "Transfer",
  useTransfer,
  ({ root, part, own }) => ({
    /** The form of a transfer: Enter sends. `data-state` is the state of the view. */
    Root: root("form", "transfer", (view) => view.getFormProps()),
    /** The radio group of one end. `data-state` is `chosen` or `none`. */
    End: own(End),
    /** The radio button of one account, inside `Transfer.End`. `data-state` is `checked` or `unchecked`. */
    Option: own(Option),
    /** The button that exchanges both ends. `data-state` is `busy` or `ready`. */
    Swap: part("button", "transfer-swap", (view) => view.getSwapProps(), { state: sending }),
    /** The field of the amount. `data-state` is `valid` or `invalid`. */
    Amount: part("input", "transfer-amount", (view) => view.getAmountProps(), { state: validity }),
    /** The button that enters the whole balance. `data-state` is `enabled` or `disabled`. */
    All: part("button", "transfer-all", (view) => view.getAllProps(), { state: ability }),
    /** The submit button. `data-state` is `busy` or `ready`. */
    Submit: part("button", "transfer-submit", (view) => view.getSubmitProps(), { state: sending }),
    /** The button that reads the accounts again after a failure. `data-state` is the state of the view. */
    Retry: part("button", "transfer-retry", (view) => view.getRetryProps()),
  }),
);
