import { type Currency, type Satang, satang } from "@satang/core";
import { type Holding, WALLET_ACCOUNT } from "@satang/headless/money";
import { GameMark } from "../../primitives/GameTile/GameMark.tsx";
import { Logo } from "../../primitives/Logo/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { usePictureAddress } from "../pictures/use-picture-address.ts";
import * as styles from "./TransferFlow.css.ts";

/** Amounts from a million units on are written smaller. */
const MILLION: Satang = satang(100_000_000);

/** Props of {@link TransferAccount}. */
export type TransferAccountProps = {
  readonly account: Holding;
  readonly name: string;
  readonly currency: Currency;
};

/** A slide: an account with its logo, and what is in it. */
export function TransferAccount({ account, name, currency }: TransferAccountProps) {
  const addressOf = usePictureAddress();
  const { amount, code, logo } = account;
  return (
    <span className={styles.slide}>
      {code === WALLET_ACCOUNT ? (
        <span className={styles.walletMark}>
          <Logo size={24} />
        </span>
      ) : (
        <GameMark code={code} logo={addressOf(logo)} />
      )}
      <span className={styles.account}>
        <span className={styles.accountName} translate={code === WALLET_ACCOUNT ? undefined : "no"}>
          {name}
        </span>
        <Money
          amount={amount}
          currency={currency}
          className={classNames(styles.accountAmount, amount >= MILLION && styles.accountMillions)}
        />
      </span>
    </span>
  );
}
