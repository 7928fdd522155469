import type { MoneyOperationView } from "@satang/headless/money";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";

/**
 * Shown above the button: why the service refused, or why nothing was sent. Otherwise it renders
 * nothing.
 */
export function OperationNotice({ operation }: { readonly operation: MoneyOperationView }) {
  const { t, errorText } = useI18n();
  const { status, error, isAnswered } = operation;
  if (status === "notSent") {
    const reason = error?.kind === "notSent" ? error.reason : "unread";
    return (
      <Alert
        tone={reason === "locked" ? "warning" : "critical"}
        live="assertive"
        title={t("money.notSent.title")}
      >
        {t(`money.notSent.${reason}`)}
      </Alert>
    );
  }
  if (status !== "refused" || !isAnswered) return null;
  return (
    <Alert tone="critical" live="assertive" title={t("money.refused.title")}>
      {error ? errorText(error) : null}
    </Alert>
  );
}
