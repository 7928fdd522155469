import type { RegisterField, RegisterView } from "@satang/headless/register";
import { useProblemText } from "./use-problem-text.ts";

/** The props of one field and the text of its error, for a primitive with a text as its value. */
export function useTextField(register: RegisterView) {
  const problemText = useProblemText(register);
  return (field: RegisterField) => {
    const problem = register.problemOf(field);
    return {
      ...register.getFieldProps(field),
      ...(problem ? { error: problemText(problem) } : {}),
    };
  };
}

/**
 * The same for a primitive with another value than its text: a choice, digits without separators.
 */
export function useValueField(register: RegisterView) {
  const textField = useTextField(register);
  return (field: RegisterField) => {
    const { onChange: _, onCompositionEnd: __, ...props } = textField(field);
    return { ...props, onValueChange: (value: string) => register.actions.change(field, value) };
  };
}
