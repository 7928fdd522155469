import type { AmountInputProps } from "@satang/headless/money";

/** The props of an amount for `MoneyField`; its value is the amount, not its text. */
export const moneyFieldProps = ({ value: _, onChange: __, ...props }: AmountInputProps) => props;
