import { type ErrorSubject, type Failure, isAboutInput } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Returns the text of a failure that is shown at an input of the form; `undefined` when it is shown elsewhere. */
export function useInputError(): (
  error: Failure | null,
  input: ErrorSubject,
) => string | undefined {
  const { errorText } = useI18n();
  return (error, input) => (error && isAboutInput(error, input) ? errorText(error) : undefined);
}
