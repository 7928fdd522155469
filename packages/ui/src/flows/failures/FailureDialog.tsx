import type { Failure } from "@satang/core";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { nextStepAway, useNextStepButton } from "./use-next-step-button.tsx";

/** Props of {@link FailureDialog}. */
export type FailureDialogProps = {
  readonly error: Failure;
  readonly title?: ReactNode;
  readonly text: ReactNode;
};

/** Shows each failure in a dialog, until the member closes it. */
export function FailureDialog({ error, title, text }: FailureDialogProps) {
  const { t } = useI18n();
  const [read, setRead] = useState<Failure | null>(null);
  const close = () => setRead(error);
  const nextStep = useNextStepButton(nextStepAway(error), close);
  return (
    <FlowMessageDialog
      open={read !== error}
      onOpenChange={(open) => void (open || close())}
      title={title ?? t("money.refused.title")}
      description={text}
    >
      {nextStep}
    </FlowMessageDialog>
  );
}
