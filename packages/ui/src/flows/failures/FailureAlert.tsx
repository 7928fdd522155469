import type { Failure } from "@satang/core";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { failureTone } from "./failure-tone.ts";

/** Props of {@link FailureAlert}. */
export interface FailureAlertProps {
  error: Failure;
  title?: ReactNode;
  action?: ReactNode;
  /** @default the text of the error */
  children?: ReactNode;
}

/** Why a call of a form failed, in the form. */
export function FailureAlert({ error, children, ...rest }: FailureAlertProps) {
  const { errorText } = useI18n();
  return (
    <Alert {...rest} tone={failureTone(error)} live="assertive">
      {children || errorText(error)}
    </Alert>
  );
}
