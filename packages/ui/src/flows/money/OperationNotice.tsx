import type { MoneyOperationView } from "@satang/headless/money";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { type FailureText, useFailureText } from "./use-failure-text.ts";

/** Props of {@link OperationNotice}. */
export type OperationNoticeProps = {
  readonly operation: MoneyOperationView;
  /** Words of this operation for a failure. @default the words of all operations */
  readonly failureText?: FailureText | undefined;
};

/**
 * Shown above the button: why the service refused, or why nothing was sent. Otherwise it renders
 * nothing.
 */
export function OperationNotice({ operation, failureText }: OperationNoticeProps) {
  const { t } = useI18n();
  const usualText = useFailureText();
  const { status, error, isAnswered } = operation;
  if (status !== "notSent" && !(status === "refused" && isAnswered)) return null;
  const isLocked = error?.kind === "notSent" && error.reason === "locked";
  return (
    <Alert
      tone={isLocked ? "warning" : "critical"}
      live="assertive"
      title={t(`money.${status}.title`)}
    >
      {(failureText ?? usualText)(status, error)}
    </Alert>
  );
}
