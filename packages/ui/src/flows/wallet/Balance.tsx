import type { Currency, Satang } from "@satang/core";
import { useHiddenBalance } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { HideIcon, ShowIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { useCountedAmount } from "../../primitives/Money/use-counted-amount.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { HIDDEN } from "./hidden-amount.ts";
import * as styles from "./WalletPanel.css.ts";

/** Props of {@link Balance}. */
export interface BalanceProps {
  title: string;
  amount: Satang;
  currency: Currency;
}

/**
 * The largest text of its screen, with a button that hides it. It counts to a new value; only the new value is announced.
 */
export function Balance({ title, amount, currency }: BalanceProps) {
  const { t, format } = useI18n();
  const { isHidden, getToggleProps } = useHiddenBalance();
  const shown = useCountedAmount(amount);
  return (
    <div className={styles.page}>
      <p className={styles.caption}>
        <span>{title}</span>
        <button
          {...getToggleProps()}
          className={styles.eye}
          aria-label={t(isHidden ? "wallet.show" : "wallet.hide")}
          data-part="wallet-eye"
        >
          {isHidden ? <ShowIcon size={18} /> : <HideIcon size={18} />}
        </button>
      </p>
      {isHidden ? (
        <span className={styles.hidden} aria-hidden="true" data-part="wallet-balance">
          {HIDDEN}
        </span>
      ) : (
        <Money
          amount={shown}
          currency={currency}
          size="hero"
          aria-hidden="true"
          data-part="wallet-balance"
        />
      )}
      <VisuallyHidden aria-live="polite">
        {wholeNumbers(isHidden ? t("wallet.hidden") : format.moneyWithUnit(amount, currency))}
      </VisuallyHidden>
    </div>
  );
}
