import type { RegisterProblem } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Returns the text of a problem of a step. */
export function useProblemText(): (problem: RegisterProblem) => string {
  const { t, errorText } = useI18n();
  return (problem) => {
    if (problem.kind === "failure") return errorText(problem.error);
    if (problem.kind === "notRegistered") return t("register.problem.notRegistered");
    return t(`register.problem.${problem.rule}`);
  };
}
