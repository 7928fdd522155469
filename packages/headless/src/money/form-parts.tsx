import { type FormEvent, forwardRef } from "react";
import { Part, type PartProps } from "../parts/part.tsx";
import type { AmountField } from "./use-amount-field.ts";

type State = { readonly state: string };

/** The form of a money operation; Enter submits. */
export const FormPart = forwardRef<
  HTMLFormElement,
  PartProps<"form"> & State & { readonly onSend: () => void }
>(function FormPart({ onSend, ...props }, ref) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return <Part tag="form" named="form" noValidate onSubmit={onSubmit} {...props} ref={ref} />;
});

/** The field of a typed amount. */
export const AmountPart = forwardRef<
  HTMLInputElement,
  PartProps<"input"> & State & { readonly amount: AmountField }
>(function AmountPart({ amount, ...props }, ref) {
  return (
    <Part
      tag="input"
      named="amount"
      inputMode="decimal"
      autoComplete="off"
      value={amount.text}
      onChange={(event) => amount.setText(event.currentTarget.value)}
      {...props}
      ref={ref}
    />
  );
});

/** The submit button. */
export const SubmitPart = forwardRef<
  HTMLButtonElement,
  PartProps<"button"> & State & { readonly canSubmit: boolean }
>(function SubmitPart({ canSubmit, ...props }, ref) {
  return (
    <Part tag="button" named="submit" type="submit" disabled={!canSubmit} {...props} ref={ref} />
  );
});
