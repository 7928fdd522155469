import { type Satang, subtractSatang } from "@satang/core";
import { type Holding, WALLET_ACCOUNT } from "@satang/headless/money";
import type { TransferOrder } from "@satang/headless/transfer";
import { useHiddenBalance } from "@satang/headless/wallet";
import { CountingMoney } from "../../primitives/Money/index.ts";
import { AccountMark } from "../moment/AccountMark.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./TransferDone.css.ts";
import { holdingOf, TRANSFER_ENDS } from "./transfer-ends.rules.ts";

/** Props of {@link TransferBalances}. */
export type TransferBalancesProps = {
  readonly order: TransferOrder;
  /** The accounts as they were read before the transfer was sent. */
  readonly before: readonly Holding[];
  /** The accounts as they were read last. */
  readonly accounts: readonly Holding[];
  readonly nameOf: (code: string) => string;
};

/** Both accounts with the difference, and with the balance once it was read again: the one before is not the new one. */
export function TransferBalances(props: TransferBalancesProps) {
  const { order, before, accounts, nameOf } = props;
  const money = useMoneyFormat();
  const { isHidden } = useHiddenBalance();
  const amount = money.plain(order.amount);
  return (
    <ul className={styles.balances} data-part="moment-balances">
      {TRANSFER_ENDS.map((end) => {
        const code = order[end];
        const account = holdingOf(accounts, code);
        return (
          <li key={end} className={styles.balance}>
            <AccountMark code={code} account={account} size="row" />
            <span
              className={styles.balanceName}
              translate={code === WALLET_ACCOUNT ? undefined : "no"}
            >
              {nameOf(code)}
            </span>{" "}
            <span className={styles.balanceAmounts} translate="no">
              {account && !isHidden && (
                <NewBalance before={holdingOf(before, code)?.amount} now={account.amount} />
              )}{" "}
              <span className={end === "to" ? styles.more : styles.less}>
                {`${end === "to" ? "+" : "\u2212"}${amount}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type NewBalanceProps = { readonly before: Satang | undefined; readonly now: Satang };

function NewBalance({ before, now }: NewBalanceProps) {
  const { currency } = useMoneyFormat();
  const isRead = before === undefined || subtractSatang(now, before) !== 0;
  return (
    <span className={isRead ? undefined : styles.unread}>
      <CountingMoney amount={now} currency={currency} size="medium" />
    </span>
  );
}
