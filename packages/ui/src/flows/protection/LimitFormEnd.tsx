import type { OwnLimitName, ProtectionView } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link LimitFormEnd}. */
export type LimitFormEndProps = {
  readonly name: OwnLimitName;
  readonly protection: ProtectionView;
  /** Value that saving would set, in the unit of the limit; `null` while there is nothing to save. */
  readonly value: number | null;
  /** Called to remove the limit. */
  readonly onRemove: () => void;
};

/** When the limit takes effect, why it was not saved, and the buttons; the one that saves names the limit. */
export function LimitFormEnd({ name, protection, value, onRemove }: LimitFormEndProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const { isSaving, limits } = protection;
  const effect = value === null ? null : protection.effectOf(name, value);
  const effectText = () => {
    if (effect?.kind === "later")
      return t("protection.limit.from", { moment: words.moment(effect.from) });
    return t(effect?.kind === "same" ? "protection.limit.same" : "protection.limit.fromNow");
  };
  return (
    <>
      {effect && (
        <Alert tone={effect.kind === "later" ? "warning" : "info"} live="polite">
          {wholeNumbers(effectText())}
        </Alert>
      )}
      <ChangeFailure {...protection} />
      <FlowSubmit type="submit" loading={isSaving}>
        {isSaving
          ? t("protection.limit.saving")
          : value === null
            ? t("protection.limit.save")
            : wholeNumbers(t("protection.limit.saveFor", { limit: words.limit(name, value) }))}
      </FlowSubmit>
      {limits?.[name].value != null && (
        <Button
          type="button"
          variant="text"
          width="fill"
          aria-disabled={isSaving || undefined}
          onClick={onRemove}
        >
          {t("protection.limit.remove")}
        </Button>
      )}
    </>
  );
}
