import type { RegisterProblem } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Puts what keeps a step from moving on into words. */
export function useProblemText(): (problem: RegisterProblem) => string {
  const { t, errorText } = useI18n();
  return (problem) => {
    if (problem.kind === "failure") return errorText(problem.error);
    if (problem.kind === "notRegistered") return t("register.problem.notRegistered");
    return t(`register.problem.${problem.rule}`);
  };
}
