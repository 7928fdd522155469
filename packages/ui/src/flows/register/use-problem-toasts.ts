import type { RegisterProblem, RegisterView } from "@satang/headless/register";
import { useEffect, useRef } from "react";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { useFailureToast } from "../failures/use-failure-toast.tsx";
import { useProblemText } from "./use-problem-text.ts";

const NONE: readonly RegisterProblem[] = [];

/** An empty field stops the step without a message over the page (journey.txt §5). */
const isEmptyField = (problem: RegisterProblem) =>
  problem.kind === "rule" && problem.rule === "required";

/**
 * Shows each error of a registration for 4 s over the page too (journey.txt §8). It is not announced there: the field with
 * the focus, or the alert of the step, says it.
 */
export function useProblemToasts(register: RegisterView): void {
  const showToast = useFailureToast();
  const problemText = useProblemText(register);
  // While a login finds out who has the number, it is not an error yet.
  const problems = register.state === "outcomeUnknown" ? NONE : register.problems;
  const shown = useRef(NONE);
  const show = useStableCallback((problem: RegisterProblem) => {
    const error = problem.kind === "failure" ? problem.error : null;
    void showToast(error, problemText(problem), undefined, { live: "off" });
  });
  useEffect(() => {
    for (const problem of problems)
      if (!shown.current.includes(problem) && !isEmptyField(problem)) show(problem);
    shown.current = problems;
  }, [problems, show]);
}
