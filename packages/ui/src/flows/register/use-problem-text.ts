import type { RegisterProblem, RegisterView } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Returns the text of a problem of a step. */
export function useProblemText({
  otpLength,
}: Pick<RegisterView, "otpLength">): (problem: RegisterProblem) => string {
  const { t, errorText } = useI18n();
  return (problem) => {
    if (problem.kind === "failure") return errorText(problem.error);
    if (problem.kind === "notRegistered") return t("register.problem.notRegistered");
    if (problem.rule === "required") return t(`register.missing.${problem.field}`);
    if (problem.rule === "otpDigits") return t("register.problem.otpDigits", { digits: otpLength });
    if (problem.rule === "otpNotFound") return t("fields.codeNotFound", { digits: otpLength });
    return t(`register.problem.${problem.rule}`);
  };
}
