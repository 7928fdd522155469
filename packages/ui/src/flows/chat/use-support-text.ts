import type { SupportState } from "@satang/headless/chat";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Whether somebody answers and how soon, as far as the service says; otherwise that there is a line. */
export function useSupportText() {
  const { t } = useI18n();
  return ({ isOnline, answersInMinutes }: SupportState): string => {
    if (isOnline === false) return t("chat.support.offline");
    return isOnline === null || answersInMinutes === null
      ? t("chat.state.connected")
      : t("chat.support.answersIn", { count: answersInMinutes });
  };
}
