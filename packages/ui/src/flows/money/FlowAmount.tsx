import type { AmountInputProps } from "@satang/headless/money";
import { useContext } from "react";
import { MoneyField, type MoneyFieldProps } from "../../primitives/MoneyField/index.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";

/** Props of {@link FlowAmount}. */
export type FlowAmountProps = MoneyFieldProps & {
  /** Props of the prop getter. Its value is the text of the amount, and not the amount. */
  readonly input?: AmountInputProps | undefined;
};

/** The field of the amount of a flow. */
export function FlowAmount({ input, ...props }: FlowAmountProps) {
  const own = useContext(FlowFrameContext).classNames?.amount;
  const { value: _, onChange: __, ...attributes } = input ?? {};
  return <MoneyField {...attributes} {...props} size="big" className={own} />;
}
