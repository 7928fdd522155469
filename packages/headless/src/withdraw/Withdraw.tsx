import { createContext, type FormEvent, type ReactNode } from "react";
import { Part, type PartProps } from "../money-action/part.tsx";
import { usePartContext } from "../money-action/part-context.ts";
import { useWithdraw, type WithdrawView } from "./use-withdraw.ts";

const WithdrawContext = createContext<WithdrawView | undefined>(undefined);
const useView = (part: string) => usePartContext(WithdrawContext, part, "Withdraw.Root");

/** Props of `Withdraw.Root`; `value` takes your own `useWithdraw`. */
export type WithdrawRootProps = { readonly value?: WithdrawView; readonly children: ReactNode };

function OwnRoot({ children }: { readonly children: ReactNode }) {
  return <WithdrawContext value={useWithdraw()}>{children}</WithdrawContext>;
}

/** Holds a withdrawal for the parts below it. */
function Root({ value, children }: WithdrawRootProps) {
  if (value) return <WithdrawContext value={value}>{children}</WithdrawContext>;
  return <OwnRoot>{children}</OwnRoot>;
}

/** The form; Enter sends. */
function Form(props: PartProps<"form">) {
  const { action, submit } = useView("Withdraw.Form");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Part tag="form" named="form" state={action.status} noValidate onSubmit={onSubmit} {...props} />
  );
}

/** The amount; read-only while a bonus fixes it to the whole balance. */
function Amount(props: PartProps<"input">) {
  const { amount, isLocked } = useView("Withdraw.Amount");
  return (
    <Part
      tag="input"
      named="amount"
      state={isLocked ? "locked" : "open"}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked}
      value={amount.text}
      onChange={(event) => amount.setText(event.currentTarget.value)}
      {...props}
    />
  );
}

/** Sends the withdrawal. */
function Submit(props: PartProps<"button">) {
  const { canSubmit, action } = useView("Withdraw.Submit");
  return (
    <Part
      tag="button"
      named="submit"
      state={action.status}
      type="submit"
      disabled={!canSubmit}
      {...props}
    />
  );
}

/** A withdrawal in parts without style or words. */
export const Withdraw = { Root, Form, Amount, Submit };
