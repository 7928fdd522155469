import { createContext, forwardRef, type ReactNode } from "react";
import { AmountPart, FormPart, SubmitPart } from "../money/form-parts.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { type TransferView, type UseTransferOptions, useTransfer } from "./use-transfer.ts";

const TransferContext = createContext<TransferView | undefined>(undefined);
const useView = (part: string) => usePartContext(TransferContext, part, "Transfer.Root");
const EndContext = createContext<"from" | "to" | undefined>(undefined);

/** Props of `Transfer.Root`: options, or the `value` of your own `useTransfer`. */
export type TransferRootProps = UseTransferOptions & {
  readonly value?: TransferView;
  readonly children: ReactNode;
};

function OwnRoot({ children, ...options }: UseTransferOptions & { readonly children: ReactNode }) {
  return (
    <TransferContext.Provider value={useTransfer(options)}>{children}</TransferContext.Provider>
  );
}

/** Provides a transfer for the parts below it. */
function Root({ value, children, ...options }: TransferRootProps) {
  if (value) return <TransferContext.Provider value={value}>{children}</TransferContext.Provider>;
  return <OwnRoot {...options}>{children}</OwnRoot>;
}

/** The form; Enter submits. */
const Form = forwardRef<HTMLFormElement, PartProps<"form">>(function Form(props, ref) {
  const { operation, submit } = useView("Transfer.Form");
  return <FormPart state={operation.status} onSend={submit} {...props} ref={ref} />;
});

const End = forwardRef<HTMLDivElement, PartProps<"div"> & { readonly named: "from" | "to" }>(
  function End({ named, ...props }, ref) {
    const view = useView(`Transfer.${named}`);
    return (
      <EndContext.Provider value={named}>
        <Part
          tag="div"
          named={named}
          state={view[named] ? "chosen" : "none"}
          role="radiogroup"
          {...props}
          ref={ref}
        />
      </EndContext.Provider>
    );
  },
);

/** The source of the money: a radio group of `Transfer.Option`. */
const From = forwardRef<HTMLDivElement, PartProps<"div">>(function From(props, ref) {
  return <End named="from" {...props} ref={ref} />;
});

/** The target of the money: a radio group of `Transfer.Option`. */
const To = forwardRef<HTMLDivElement, PartProps<"div">>(function To(props, ref) {
  return <End named="to" {...props} ref={ref} />;
});

/** One account of `Transfer.From` or `Transfer.To`; an empty `code` is the 'none' choice. */
const Option = forwardRef<HTMLInputElement, PartProps<"input"> & { readonly code: string | null }>(
  function Option({ code, ...props }, ref) {
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
        ref={ref}
      />
    );
  },
);

/** The amount to move. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const { amount, operation } = useView("Transfer.Amount");
  return <AmountPart amount={amount} state={operation.status} {...props} ref={ref} />;
});

/** The submit button. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { canSubmit, operation } = useView("Transfer.Submit");
  return <SubmitPart canSubmit={canSubmit} state={operation.status} {...props} ref={ref} />;
});

/** A transfer in parts without styles and texts. */
export const Transfer = { Root, Form, From, To, Option, Amount, Submit };
