import type { Currency, Satang } from "@satang/core";
import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import * as styles from "./WithdrawFlow.css.ts";
import { WithdrawParts } from "./WithdrawParts.tsx";

type CardProps = {
  readonly title: string;
  readonly amount: Satang;
  readonly currency: Currency;
};

function CardHead({ title, amount, currency }: CardProps) {
  return (
    <>
      <span className={styles.walletName}>{title}</span>
      <Money amount={amount} currency={currency} size="hero" className={styles.walletAmount} />
    </>
  );
}

/** Props of {@link WithdrawWallets}. */
export type WithdrawWalletsProps = {
  readonly facts: WithdrawFacts;
  /** Whether a notice about the bonus follows. */
  readonly hasNotice: boolean;
};

/**
 * Amount that can be withdrawn with its parts, then the bonus, which cannot. While a bonus requires bets the amount is only
 * the member's money.
 */
export function WithdrawWallets({ facts, hasNotice }: WithdrawWalletsProps) {
  const { t } = useI18n();
  const { balance, bonus, currency, parts, turnoverLeft } = facts;
  const title = t(turnoverLeft === null ? "withdraw.available" : "withdraw.balance");
  return (
    <Carousel label={t("withdraw.balance")} layout="banner">
      <div className={classNames(walletGround, styles.wallet)}>
        <Waves fade="start" className={styles.waves} />
        <CardHead title={title} amount={balance} currency={currency} />
        <WithdrawParts parts={parts} currency={currency} />
      </div>
      {!hasNotice && bonus !== null && bonus > 0 && (
        <div className={classNames(walletGround, styles.wallet)}>
          <CardHead title={t("wallet.bonusTitle")} amount={bonus} currency={currency} />
        </div>
      )}
    </Carousel>
  );
}
