import type { Satang } from "@satang/core";
import { useBalanceRise, useHiddenBalance } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import { useCountedAmount } from "../../primitives/Money/use-counted-amount.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./Credited.css.ts";

/** The wallet after money arrived: it counts up to its new balance. Nothing while balances are hidden or not known. */
export function ArrivedBalance() {
  const { before, now } = useBalanceRise();
  const { isHidden } = useHiddenBalance();
  return isHidden || now === null ? null : <Card before={before} now={now} />;
}

function Card({ before, now }: { readonly before: Satang | null; readonly now: Satang }) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const shown = useCountedAmount(now);
  return (
    <div className={classNames(walletGround, styles.card)} data-part="arrived-balance">
      <Waves fade="start" strength={0.45} />
      <div className={styles.cardTop}>
        <span>{t("wallet.title")}</span>
        {before !== null &&
          wholeNumbers(t("deposit.qr.credited.from", { amount: money.exact(before) }))}
      </div>
      <Money
        amount={shown}
        currency={money.currency}
        size="large"
        className={styles.balance}
        aria-hidden="true"
      />
      <VisuallyHidden>{wholeNumbers(money.exact(now))}</VisuallyHidden>
    </div>
  );
}
