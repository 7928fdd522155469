import { createContext, forwardRef, type ReactNode } from "react";
import { AmountPart, FormPart, SubmitPart } from "../money/form-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { useWithdraw, type WithdrawView } from "./use-withdraw.ts";

const WithdrawContext = createContext<WithdrawView | undefined>(undefined);
const useView = (part: string) => usePartContext(WithdrawContext, part, "Withdraw.Root");

/** Props of `Withdraw.Root`; `value` accepts your own `useWithdraw`. */
export type WithdrawRootProps = { readonly value?: WithdrawView; readonly children: ReactNode };

function OwnRoot({ children }: { readonly children: ReactNode }) {
  return <WithdrawContext.Provider value={useWithdraw()}>{children}</WithdrawContext.Provider>;
}

/** Provides a withdrawal for the parts below it. */
function Root({ value, children }: WithdrawRootProps) {
  if (value) return <WithdrawContext.Provider value={value}>{children}</WithdrawContext.Provider>;
  return <OwnRoot>{children}</OwnRoot>;
}

/** The form; Enter submits. */
const Form = forwardRef<HTMLFormElement, PartProps<"form">>(function Form(props, ref) {
  const { operation, submit } = useView("Withdraw.Form");
  return <FormPart state={operation.status} onSend={submit} {...props} ref={ref} />;
});

/** The amount; read-only while an active bonus fixes it to the whole balance. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const { amount, isLocked } = useView("Withdraw.Amount");
  const state = isLocked ? "locked" : "open";
  return <AmountPart amount={amount} state={state} readOnly={isLocked} {...props} ref={ref} />;
});

/** The submit button. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { canSubmit, operation } = useView("Withdraw.Submit");
  return <SubmitPart canSubmit={canSubmit} state={operation.status} {...props} ref={ref} />;
});

/** A withdrawal in parts without styles and texts. */
export const Withdraw = { Root, Form, Amount, Submit };
