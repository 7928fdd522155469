import type { Currency, Satang } from "@satang/core";
import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import * as styles from "./WithdrawFlow.css.ts";

type WalletProps = {
  readonly title: string;
  readonly amount: Satang;
  readonly currency: Currency;
};

function Wallet({ title, amount, currency }: WalletProps) {
  return (
    <div className={styles.wallet}>
      <span className={styles.walletName}>{title}</span>
      <Money amount={amount} currency={currency} className={styles.walletAmount} />
    </div>
  );
}

/** The member's wallets with their balances, next to each other when there are two. */
export function WithdrawWallets({
  balance,
  bonus,
  currency,
}: Readonly<Pick<WithdrawFacts, "balance" | "bonus" | "currency">>) {
  const { t } = useI18n();
  return (
    <Carousel label={t("withdraw.balance")} layout={bonus === null ? "banner" : "tiles"}>
      <Wallet title={t("wallet.title")} amount={balance} currency={currency} />
      {bonus !== null && (
        <Wallet title={t("wallet.bonusTitle")} amount={bonus} currency={currency} />
      )}
    </Carousel>
  );
}
