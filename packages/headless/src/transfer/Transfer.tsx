import { createContext, type ReactNode } from "react";
import { AmountPart, FormPart, SubmitPart } from "../money-action/form-parts.tsx";
import { Part, type PartProps } from "../money-action/part.tsx";
import { usePartContext } from "../money-action/part-context.ts";
import { type TransferView, type UseTransferOptions, useTransfer } from "./use-transfer.ts";

const TransferContext = createContext<TransferView | undefined>(undefined);
const useView = (part: string) => usePartContext(TransferContext, part, "Transfer.Root");
const EndContext = createContext<"from" | "to" | undefined>(undefined);

/** Props of `Transfer.Root`: options, or a `value` of your own `useTransfer`. */
export type TransferRootProps = UseTransferOptions & {
  readonly value?: TransferView;
  readonly children: ReactNode;
};

function OwnRoot({ children, ...options }: UseTransferOptions & { readonly children: ReactNode }) {
  return (
    <TransferContext.Provider value={useTransfer(options)}>{children}</TransferContext.Provider>
  );
}

/** Holds a transfer for the parts below it. */
function Root({ value, children, ...options }: TransferRootProps) {
  if (value) return <TransferContext.Provider value={value}>{children}</TransferContext.Provider>;
  return <OwnRoot {...options}>{children}</OwnRoot>;
}

/** The form; Enter sends. */
function Form(props: PartProps<"form">) {
  const { action, submit } = useView("Transfer.Form");
  return <FormPart state={action.status} onSend={submit} {...props} />;
}

function End({ end, ...props }: PartProps<"div"> & { readonly end: "from" | "to" }) {
  const view = useView(`Transfer.${end}`);
  return (
    <EndContext.Provider value={end}>
      <Part
        tag="div"
        named={end}
        state={view[end] ? "chosen" : "none"}
        role="radiogroup"
        {...props}
      />
    </EndContext.Provider>
  );
}

/** Where the money comes from: a radio group of `Transfer.Option`. */
function From(props: PartProps<"div">) {
  return <End end="from" {...props} />;
}

/** Where the money goes: a radio group of `Transfer.Option`. */
function To(props: PartProps<"div">) {
  return <End end="to" {...props} />;
}

/** One account of `Transfer.From` or `Transfer.To`; an empty `code` is the 'none' choice. */
function Option({ code, ...props }: PartProps<"input"> & { readonly code: string | null }) {
  const view = useView("Transfer.Option");
  const end = usePartContext(EndContext, "Transfer.Option", "Transfer.From> or <Transfer.To");
  const isChosen = (view[end]?.code ?? null) === code;
  const choose = end === "from" ? view.setFrom : view.setTo;
  return (
    <Part
      tag="input"
      named="option"
      state={isChosen ? "checked" : "unchecked"}
      type="radio"
      name={`transfer-${end}`}
      value={code ?? ""}
      checked={isChosen}
      onChange={() => choose(code)}
      {...props}
    />
  );
}

/** The amount to move. */
function Amount(props: PartProps<"input">) {
  const { amount, action } = useView("Transfer.Amount");
  return <AmountPart amount={amount} state={action.status} {...props} />;
}

/** Sends the transfer. */
function Submit(props: PartProps<"button">) {
  const { canSubmit, action } = useView("Transfer.Submit");
  return <SubmitPart canSubmit={canSubmit} state={action.status} {...props} />;
}

/** A transfer in parts without style or words. */
export const Transfer = { Root, Form, From, To, Option, Amount, Submit };
