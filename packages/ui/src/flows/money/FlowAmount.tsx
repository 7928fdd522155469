import type { AmountInputProps as FieldProps } from "@satang/headless/money";
import { useContext } from "react";
import { AmountInput, type AmountInputProps } from "../../primitives/MoneyField/AmountInput.tsx";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";

/** Props of {@link FlowAmount}. */
export type FlowAmountProps = Omit<AmountInputProps, "text"> & {
  /** Props of the prop getter, with the text of the amount. */
  readonly input: FieldProps;
};

/** The field of the amount of a flow. */
export function FlowAmount({ input, ...props }: FlowAmountProps) {
  const own = useContext(FlowFrameContext).classNames?.amount;
  // The field calls `onTextChange` with the same text.
  const { value, onChange: _, onCompositionEnd: __, ...attributes } = input;
  return <AmountInput {...attributes} {...props} text={value} size="big" className={own} />;
}
