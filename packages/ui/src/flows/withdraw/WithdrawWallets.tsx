import type { Currency, Satang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/headless/money";
import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import * as styles from "./WithdrawFlow.css.ts";

type CardProps = {
  readonly title: string;
  readonly amount: Satang;
  readonly currency: Currency;
};

function CardHead({ title, amount, currency }: CardProps) {
  return (
    <>
      <span className={styles.walletName}>{title}</span>
      <Money amount={amount} currency={currency} size="large" />
    </>
  );
}

/** The accounts that the total consists of; games without money are left out. */
function Parts({ parts, currency }: Pick<WithdrawFacts, "parts" | "currency">) {
  const { t } = useI18n();
  const shown = parts.filter(({ code, amount }) => code === WALLET_ACCOUNT || amount > 0);
  if (shown.length < 2) return null;
  return (
    <ul className={styles.parts}>
      {shown.map(({ code, name, amount }) => (
        <li key={code} className={styles.part}>
          <span
            translate={name === null ? undefined : "no"}
          >{`${name ?? t("common.wallet")} `}</span>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

/** Amount that can be withdrawn with its parts, then the bonus, which cannot. */
export function WithdrawWallets({ facts }: { readonly facts: WithdrawFacts }) {
  const { t } = useI18n();
  const { balance, bonus, currency, parts } = facts;
  return (
    <Carousel label={t("withdraw.balance")} layout="banner">
      <div className={classNames(walletGround, styles.wallet)}>
        <CardHead title={t("withdraw.available")} amount={balance} currency={currency} />
        <Parts parts={parts} currency={currency} />
      </div>
      {bonus !== null && bonus > 0 && (
        <div className={classNames(walletGround, styles.wallet)}>
          <CardHead title={t("wallet.bonusTitle")} amount={bonus} currency={currency} />
        </div>
      )}
    </Carousel>
  );
}
