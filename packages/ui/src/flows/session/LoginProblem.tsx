import type { LoginView } from "@satang/headless/session";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";

/** Why the sign-in failed, or why the server ended the previous session. */
export function LoginProblem({ error, reason }: Pick<LoginView, "error" | "reason">) {
  const { t, errorText } = useI18n();
  if (error) {
    const isLostLine = error.kind === "network" || error.kind === "timeout";
    return (
      <Alert
        tone="critical"
        live="assertive"
        {...(isLostLine ? { title: t("session.lostLine.title") } : {})}
      >
        {errorText(error)}
      </Alert>
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
