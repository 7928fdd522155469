import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import { useCountedAmount } from "../../primitives/Money/use-counted-amount.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as css from "./WalletPanel.css.ts";

/** Props of {@link Balance}. */
export interface BalanceProps {
  title: string;
  /** In baht. */
  amount: number;
}

/**
 * The largest text on its screen. It counts to a new value; a screen reader announces the value
 * only.
 */
export function Balance({ title, amount }: BalanceProps) {
  const { format } = useI18n();
  const shown = useCountedAmount(amount);
  return (
    <div className={css.page}>
      <p className={css.caption}>{title}</p>
      <Money amount={shown} size="hero" aria-hidden="true" data-part="wallet-balance" />
      <VisuallyHidden aria-live="polite">{format.moneyWithUnit(amount)}</VisuallyHidden>
    </div>
  );
}
