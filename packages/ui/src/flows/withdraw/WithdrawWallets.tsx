import { type Satang, toBaht } from "@satang/core";
import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import * as css from "./WithdrawFlow.css.ts";

function Wallet({ title, amount }: { readonly title: string; readonly amount: Satang }) {
  return (
    <div className={css.wallet}>
      <span className={css.walletName}>{title}</span>
      <Money amount={toBaht(amount)} className={css.walletAmount} />
    </div>
  );
}

/** The member's wallets with their balances, next to each other when there are two. */
export function WithdrawWallets({
  balance,
  bonus,
}: Readonly<Pick<WithdrawFacts, "balance" | "bonus">>) {
  const { t } = useI18n();
  return (
    <Carousel label={t("withdraw.balance")} layout={bonus === null ? "banner" : "tiles"}>
      <Wallet title={t("wallet.title")} amount={balance} />
      {bonus !== null && <Wallet title={t("wallet.bonusTitle")} amount={bonus} />}
    </Carousel>
  );
}
