import type { Failure } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";

const TEXTS = {
  password: "profile.password.unanswered",
  details: "profile.unconfirmed",
} as const;

/**
 * Returns a function with the words for a save that nobody has confirmed: what that means, and who answered instead of the
 * service when that is known. `undefined` when the outcome is known.
 */
export function useUnconfirmedText(what: keyof typeof TEXTS) {
  const { t, errorText } = useI18n();
  return (error: Failure, isUnanswered: boolean): string | undefined => {
    if (!isUnanswered) return undefined;
    const isElsewhere = error.kind === "raw" && error.sender !== undefined;
    const words = t(TEXTS[what]);
    return isElsewhere ? `${errorText(error)} ${words}` : words;
  };
}
