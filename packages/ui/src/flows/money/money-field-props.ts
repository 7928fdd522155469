import type { AmountInputProps } from "@satang/headless/money";

/** The props of an amount for `MoneyField`, whose value is the amount and not its text. */
export const moneyFieldProps = ({ value: _, onChange: __, ...props }: AmountInputProps) => props;
