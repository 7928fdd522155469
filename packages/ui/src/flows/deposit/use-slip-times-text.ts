import { useSlipTimes } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/**
 * When a slip is accepted: within one hour of the transfer, and until a daily time when the service names it.
 * @param words - `within` is short, `hint` a sentence for a member who waits for the money
 */
export function useSlipTimesText(words: "within" | "hint") {
  const { t } = useI18n();
  const { isClosed, closeTime } = useSlipTimes();
  const text = closeTime
    ? t(`deposit.slip.${words}Until`, { time: closeTime })
    : t(`deposit.slip.${words}`);
  return { isClosed, text: isClosed ? t("deposit.slip.closed") : text };
}
