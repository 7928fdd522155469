import type { Currency, Satang } from "@satang/core";
import { Money } from "../../primitives/Money/index.ts";
import * as styles from "./TransferFlow.css.ts";

/** Props of {@link TransferAccount}. */
export type TransferAccountProps = {
  readonly name: string;
  readonly amount: Satang;
  readonly currency: Currency;
};

/** One slide: an account and what is in it. */
export function TransferAccount({ name, amount, currency }: TransferAccountProps) {
  return (
    <span className={styles.account}>
      <span className={styles.accountName}>{name}</span>
      <Money amount={amount} currency={currency} />
    </span>
  );
}
