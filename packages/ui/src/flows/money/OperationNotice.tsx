import type { ErrorSubject } from "@satang/core";
import type { MoneyOperationView } from "@satang/headless/money";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { type FailureText, useFailureText } from "./use-failure-text.ts";

/** Props of {@link OperationNotice}. */
export type OperationNoticeProps = {
  readonly operation: MoneyOperationView;
  /** Words of this operation for a failure. @default the words of all operations */
  readonly failureText?: FailureText | undefined;
  /** Inputs of the form that show a refusal about them. @default none */
  readonly inputs?: readonly ErrorSubject[] | undefined;
};

/**
 * Why the service refused, at the place of its code, or above the button why nothing was sent. Otherwise it renders
 * nothing.
 */
export function OperationNotice({ operation, failureText, inputs }: OperationNoticeProps) {
  const { t } = useI18n();
  const usualText = useFailureText();
  const { status, error, isAnswered } = operation;
  if (status !== "notSent" && !(status === "refused" && isAnswered)) return null;
  const title = t(`money.${status}.title`);
  const text = (failureText ?? usualText)(status, error);
  if (status === "refused" && error) {
    return (
      <FailureMessage error={error} inputs={inputs} title={title}>
        {text}
      </FailureMessage>
    );
  }
  const isLocked = error?.kind === "notSent" && error.reason === "locked";
  return (
    <Alert tone={isLocked ? "warning" : "critical"} live="assertive" title={title}>
      {text}
    </Alert>
  );
}
