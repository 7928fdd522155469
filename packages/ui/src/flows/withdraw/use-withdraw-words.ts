import type { AmountProblem } from "@satang/core";
import type { WithdrawProblem } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { amountWords } from "../money/amount-words.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Texts of the problems of a withdrawal, with the bound. */
export function useWithdrawProblemText() {
  const { t } = useI18n();
  const money = useMoneyFormat();
  return (problem: AmountProblem | WithdrawProblem): string => {
    if (typeof problem === "string") return t(amountWords(problem));
    switch (problem.kind) {
      case "minimumAboveBalance":
        return t("withdraw.problem.minimumAboveBalance", {
          minimum: money.short(problem.minimum),
          balance: money.exact(problem.balance),
        });
      case "belowMinimum":
        return t("withdraw.problem.belowMinimum", { minimum: money.short(problem.minimum) });
      case "bonusBalanceAboveMaximum":
      case "aboveMaximum":
        return t(`withdraw.problem.${problem.kind}`, { maximum: money.short(problem.maximum) });
      case "aboveBalance":
      case "notFullBalance":
        return t(`withdraw.problem.${problem.kind}`, { balance: money.exact(problem.balance) });
    }
  };
}
