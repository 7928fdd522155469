import { useSlipTimes } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** When a slip is accepted: within one hour of the transfer, and until a daily time when the service names it. */
export function useSlipTimesText(): string {
  const { t } = useI18n();
  const { isClosed, closeTime } = useSlipTimes();
  if (isClosed) return t("deposit.slip.closed");
  return closeTime ? t("deposit.slip.withinUntil", { time: closeTime }) : t("deposit.slip.within");
}
