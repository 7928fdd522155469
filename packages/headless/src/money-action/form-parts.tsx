import type { FormEvent, JSX } from "react";
import { Part, type PartProps } from "./part.tsx";
import type { AmountField } from "./use-amount-field.ts";

type State = { readonly state: string };

/** The form of a money action; Enter sends. */
export function FormPart({
  onSend,
  ...props
}: PartProps<"form"> & State & { readonly onSend: () => void }): JSX.Element {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return <Part tag="form" named="form" noValidate onSubmit={onSubmit} {...props} />;
}

/** The field of a typed amount. */
export function AmountPart({
  amount,
  ...props
}: PartProps<"input"> & State & { readonly amount: AmountField }): JSX.Element {
  return (
    <Part
      tag="input"
      named="amount"
      inputMode="decimal"
      autoComplete="off"
      value={amount.text}
      onChange={(event) => amount.setText(event.currentTarget.value)}
      {...props}
    />
  );
}

/** The button that sends. */
export function SubmitPart({
  canSubmit,
  ...props
}: PartProps<"button"> & State & { readonly canSubmit: boolean }): JSX.Element {
  return <Part tag="button" named="submit" type="submit" disabled={!canSubmit} {...props} />;
}
