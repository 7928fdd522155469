import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Fact } from "./Fact.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link SessionLength}. */
export type SessionLengthProps = {
  /** Time in the session, ms; `null` while it is not known. */
  readonly passed: number | null;
};

/** The time in this session, in a `dl`. */
export function SessionLength({ passed }: SessionLengthProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  return (
    <Fact icon={<ClockIcon size={20} />} name={t("protection.time.session")}>
      {passed === null ? <Skeleton width="64px" /> : words.time(passed)}
    </Fact>
  );
}
