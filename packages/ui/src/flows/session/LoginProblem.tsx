import { classifyFailure } from "@satang/core";
import type { LoginView } from "@satang/headless/session";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { FailureAlert } from "../failures/FailureAlert.tsx";

/** Why the sign-in failed, or why the server ended the previous session. */
export function LoginProblem({ error, reason }: Pick<LoginView, "error" | "reason">) {
  const { t, errorText } = useI18n();
  if (error) {
    const isOnTheWay = error.kind === "raw" && error.sender !== undefined;
    const isUnanswered = classifyFailure(error) === "outcomeUnknown" && !isOnTheWay;
    return (
      <FailureAlert
        error={error}
        {...(isUnanswered ? { title: t("session.lostLine.title") } : {})}
      />
    );
  }
  if (!reason) return null;
  const words = reason.code
    ? errorText({ kind: "coded", code: reason.code, message: reason.message, status: 401 })
    : errorText({ kind: "raw", message: reason.message, status: 401 });
  return (
    <Alert tone="warning" live="polite" title={t("session.ended.title")}>
      {words}
    </Alert>
  );
}
