import { type Failure, rowOfFailure } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { type NextStepAway, useNextSteps } from "./next-steps-context.ts";

const AWAY = ["contactSupport", "deposit", "finishBonus"] as const;

/** The step of a failure that leads to another screen; `null` when its code names none. */
export function nextStepAway(error: Failure | null): NextStepAway | null {
  const next = error && rowOfFailure(error)?.next;
  return AWAY.find((away) => away === next) ?? null;
}

/**
 * The button that opens the screen of a next step; `null` without a step, and where the host has no screen for it.
 * @param onTaken called before the other screen opens
 * @param topic first words of a message to the support
 */
export function useNextStepButton(step: NextStepAway | null, onTaken?: () => void, topic?: string) {
  const { t } = useI18n();
  const steps = useNextSteps();
  const open = step && steps[step];
  if (!open) return null;
  return (
    <Button
      variant="text"
      size="small"
      endIcon={<ChevronEndIcon size={16} />}
      onClick={() => {
        onTaken?.();
        open(topic);
      }}
    >
      {t(`failures.next.${step}`)}
    </Button>
  );
}
