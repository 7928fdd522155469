import type { UseLogin } from "@satang/headless/session";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Notice } from "../../primitives/Notice/index.ts";

/** Why the member is here again, or why the sign-in did not go well. */
export function LoginProblem({ error, reason }: Pick<UseLogin, "error" | "reason">) {
  const { t, errorText } = useI18n();
  if (error) {
    const isLostLine = error.kind === "network" || error.kind === "timeout";
    return (
      <Notice
        tone="critical"
        live="assertive"
        {...(isLostLine ? { title: t("session.lostLine.title") } : {})}
      >
        {errorText(error)}
      </Notice>
    );
  }
  if (!reason) return null;
  const words = reason.code
    ? errorText({ kind: "coded", code: reason.code, message: reason.message })
    : errorText({ kind: "raw", message: reason.message });
  return (
    <Notice tone="warning" live="polite" title={t("session.ended.title")}>
      {words}
    </Notice>
  );
}
