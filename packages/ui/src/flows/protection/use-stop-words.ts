import type { PlayStop } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Why the member does not play now, and what works meanwhile. */
export function useStopWords() {
  const { t } = useI18n();
  const { moment } = useProtectionWords();
  return ({ kind, until }: PlayStop): { readonly title: string; readonly text: string } => ({
    title: t(`protection.stop.${kind}.title`, { moment: moment(until) }),
    text: t(`protection.stop.${kind}.text`, { moment: moment(until) }),
  });
}
