import type { Failure } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/**
 * Returns a function with the words for a save that nobody has confirmed: what that means, after who answered instead of
 * the service when that is known. `undefined` when the outcome is known.
 * @param words what the member can rely on. @default that it is looked up, and can be saved again
 */
export function useUnconfirmedText(words?: string) {
  const { t, errorText } = useI18n();
  return (error: Failure, isUnanswered: boolean): string | undefined => {
    if (!isUnanswered) return undefined;
    const isElsewhere = error.kind === "raw" && error.sender !== undefined;
    const meaning = words ?? t("failures.unconfirmed");
    return isElsewhere ? `${errorText(error)} ${meaning}` : meaning;
  };
}
