import type { ChatNotice } from "@satang/headless/chat";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** The words of a notice. */
export function useNoticeText() {
  const { t } = useI18n();
  return (notice: ChatNotice, textMax: number): string => {
    if (notice.kind === "tooLong") return t("chat.tooLong", { most: textMax });
    const { problem } = notice;
    return problem.kind === "unsupported"
      ? t("chat.file.unsupported")
      : t("chat.file.tooLarge", { limit: problem.limitMb });
  };
}

/** Says in words what to do after a notice; `undefined` when the notice itself says it. */
export function useWayOn() {
  const { t } = useI18n();
  return (notice: ChatNotice): string | undefined => {
    if (notice.kind === "tooLong" || notice.problem.kind === "tooLarge") return undefined;
    return t(notice.problem.because === "name" ? "chat.file.unnamed" : "chat.file.accepted");
  };
}
