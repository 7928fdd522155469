import type { WithdrawProblem } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { type FailureText, useFailureText } from "../money/use-failure-text.ts";
import { useWithdrawProblemText } from "./use-withdraw-words.ts";

/**
 * Why a withdrawal was refused: the catalogue words these two codes for transfers.
 * @param problem what the bounds say about the refused amount
 */
export function useWithdrawFailureText(problem: WithdrawProblem | null): FailureText {
  const { t } = useI18n();
  const problemText = useWithdrawProblemText();
  const usualText = useFailureText();
  return (status, error) => {
    if (status !== "refused" || error?.kind !== "coded") return usualText(status, error);
    if (problem) return problemText(problem);
    if (error.code === "TRANSFER_MINIMUM") return t("withdraw.refused.belowMinimum");
    if (error.code === "TRANSFER_FAIL") return t("withdraw.refused.failed");
    return usualText(status, error);
  };
}
