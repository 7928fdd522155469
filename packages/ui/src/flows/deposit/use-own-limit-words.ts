import type { OwnDepositProblem } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Says why the member's own limit refuses a deposit. */
export function useOwnLimitWords() {
  const { t } = useI18n();
  const money = useMoneyFormat();
  return (problem: OwnDepositProblem): string => {
    const limit = money.short(problem.limit);
    if (problem.kind === "ownLimitUnknown") return t("deposit.ownLimit.unknown", { limit });
    return problem.left === null
      ? t("deposit.ownLimit.aboveWhole", { limit })
      : t("deposit.ownLimit.above", { limit, left: money.exact(problem.left) });
  };
}
