import type { RegisterField, UseRegister } from "@satang/headless/register";
import { useProblemText } from "./use-problem-text.ts";

/** Value, name, change and error of one field, as every field primitive takes them. */
export function useField(register: UseRegister) {
  const problemText = useProblemText();
  return (field: RegisterField) => {
    const problem = register.problemOf(field);
    return {
      name: field,
      value: register.value(field),
      onValueChange: (value: string) => register.actions.change(field, value),
      ...(problem ? { error: problemText(problem) } : {}),
    };
  };
}
