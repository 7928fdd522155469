import type { AmountInputProps as FieldProps } from "@satang/headless/money";
import { type ReactNode, useContext } from "react";
import { AmountInput, type AmountInputProps } from "../../primitives/MoneyField/AmountInput.tsx";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";

/** Props of {@link FlowAmount}. */
export type FlowAmountProps = Omit<AmountInputProps, "text" | "description" | "error"> & {
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  /** Props of the prop getter, with the text of the amount. */
  readonly input: FieldProps;
};

/** The field of the amount of a flow. */
export function FlowAmount({ input, description, error, ...props }: FlowAmountProps) {
  const own = useContext(FlowFrameContext).classNames?.amount;
  // The field calls `onTextChange` with the same text.
  const { value, onChange: _, onCompositionEnd: __, ...attributes } = input;
  return (
    <AmountInput
      {...attributes}
      {...props}
      description={typeof description === "string" ? wholeNumbers(description) : description}
      error={error && wholeNumbers(error)}
      text={value}
      size="big"
      className={own}
    />
  );
}
