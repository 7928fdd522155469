import type { Currency, Satang } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import { useCountedAmount } from "../../primitives/Money/use-counted-amount.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./WalletPanel.css.ts";

/** Props of {@link Balance}. */
export interface BalanceProps {
  title: string;
  amount: Satang;
  currency: Currency;
}

/** The largest text of its screen. It counts to a new value; only the new value is announced. */
export function Balance({ title, amount, currency }: BalanceProps) {
  const { format } = useI18n();
  const shown = useCountedAmount(amount);
  return (
    <div className={styles.page}>
      <p className={styles.caption}>{title}</p>
      <Money
        amount={shown}
        currency={currency}
        size="hero"
        aria-hidden="true"
        data-part="wallet-balance"
      />
      <VisuallyHidden aria-live="polite">{format.moneyWithUnit(amount, currency)}</VisuallyHidden>
    </div>
  );
}
