import { toBaht } from "@satang/core";
import type { Holding } from "@satang/headless/money";
import { Money } from "../../primitives/Money/index.ts";
import * as css from "./TransferFlow.css.ts";

/** One slide: an account and its balance. */
export function TransferAccount({ name, amount }: { name: string; amount: Holding["amount"] }) {
  return (
    <span className={css.account}>
      <span className={css.accountName}>{name}</span>
      <Money amount={toBaht(amount)} />
    </span>
  );
}
