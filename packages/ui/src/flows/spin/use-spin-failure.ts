import type { OperationEnd, OperationEndListener } from "@satang/headless/money";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useFailureText } from "../money/use-failure-text.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReport } from "../reports/Shown.tsx";

const CODES = [
  "NO_CLAIMABLE_COUPON",
  "INVALID_PRIZE_CODE",
  "INVALID_CODE",
  "INVALID_COUPON_TYPE",
  "COUPON_EXPIRED",
  "BONUS_REMAINING",
] as const;

type End = Pick<OperationEnd<unknown>, "status" | "error">;

/** Words of a failed spin or claim: a message from `spin.error.{code}` (journey.txt §8). */
function useWords() {
  const { t } = useI18n();
  const failureText = useFailureText();
  return ({ status, error }: End): string | null => {
    const code = CODES.find((one) => error?.kind === "coded" && error.code === one);
    if (code) return t(`spin.error.${code}`);
    return status === "refused" || status === "notSent" ? failureText(status, error) : null;
  };
}

/**
 * The failure of a spin or a claim: shown in a dialog while the sheet is open, otherwise in a toast.
 * @param name the operation in words
 */
export function useSpinFailure(open: boolean, name: string) {
  const wordsOf = useWords();
  const [failure, setFailure] = useState<End | null>(null);
  const shown = useReport();
  const report = useReportFailure<unknown>(
    false,
    () => name,
    (status, error) => wordsOf({ status, error }),
  );
  const onFailed: OperationEndListener<unknown> = (end) => {
    if (!open) return report(end);
    setFailure(end);
    return shown.begin();
  };
  return {
    onFailed,
    /** Text that is shown; `null` when there is no failure. */
    text: failure && wordsOf(failure),
    status: failure?.status ?? null,
    onShown: shown.shown,
    onRead: () => setFailure(null),
  };
}
