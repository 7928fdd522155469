import type { SliceWorth, WheelSlice } from "@satang/headless/spin";
import { useCurrency } from "@satang/headless/wallet";
import { moneyParts } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Words of what a slice or a coupon pays, in the currency of the member. */
export function useWorthWords() {
  const { t, format } = useI18n();
  const currency = useCurrency();
  const amountOf = ({ amount }: SliceWorth) =>
    `${moneyParts(amount, currency).currency}${format.shortMoney(amount, currency)}`;
  const kindOf = ({ kind }: SliceWorth) => t(`spin.kind.${kind}`);
  return {
    currency,
    /** The amount with its currency, without decimals that are zero. */
    amountOf,
    /** Cash or bonus. */
    kindOf,
    /** Lines of a slice from the rim to the centre: a bonus says so, cash is the amount alone. */
    linesOf: ({ label, worth }: Pick<WheelSlice, "label" | "worth">): readonly string[] => {
      if (!worth) return [label];
      return worth.kind === "bonus" ? [kindOf(worth), amountOf(worth)] : [amountOf(worth)];
    },
  };
}
