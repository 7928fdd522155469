import type { MoneyOperationView } from "@satang/headless/money";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { useFailureText } from "./use-failure-text.ts";

/**
 * Shown above the button: why the service refused, or why nothing was sent. Otherwise it renders
 * nothing.
 */
export function OperationNotice({ operation }: { readonly operation: MoneyOperationView }) {
  const { t } = useI18n();
  const failureText = useFailureText();
  const { status, error, isAnswered } = operation;
  if (status !== "notSent" && !(status === "refused" && isAnswered)) return null;
  const isLocked = error?.kind === "notSent" && error.reason === "locked";
  return (
    <Alert
      tone={isLocked ? "warning" : "critical"}
      live="assertive"
      title={t(`money.${status}.title`)}
    >
      {failureText(status, error)}
    </Alert>
  );
}
