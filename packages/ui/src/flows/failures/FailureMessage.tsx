import { type ErrorSubject, type Failure, isSessionEnded, placeOfFailure } from "@satang/core";
import { type ReactNode, useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FailureAlert } from "./FailureAlert.tsx";
import { FailureDialog } from "./FailureDialog.tsx";
import { FailureToast } from "./FailureToast.tsx";
import { HostLoginButton } from "./HostLoginButton.tsx";
import { HostLoginContext } from "./host-login-context.ts";
import { nextStepAway, useNextStepButton } from "./use-next-step-button.tsx";

/** Props of {@link FailureMessage}. */
export type FailureMessageProps = {
  readonly error: Failure;
  /** Inputs of the form that show what is about them, with `useInputError`. @default none */
  readonly inputs?: readonly ErrorSubject[] | undefined;
  readonly title?: ReactNode;
  /** @default the text of the error */
  readonly children?: ReactNode;
};

/**
 * Why a call was refused, at the place of its code in the error catalogue: in the form, over the screen for 4 s, or in a
 * dialog; with a button for its next step. What is about an input of the form is shown at that input, not here.
 */
export function FailureMessage({ error, inputs, title, children }: FailureMessageProps) {
  const { errorText } = useI18n();
  const nextStep = useNextStepButton(nextStepAway(error));
  const hostLogin = useContext(HostLoginContext);
  const login = hostLogin && isSessionEnded(error) && <HostLoginButton onLogin={hostLogin} />;
  const text = children ?? errorText(error);
  switch (placeOfFailure(error, inputs)) {
    case "field":
      return null;
    case "toast":
      return <FailureToast error={error} title={title} text={text} />;
    case "dialog":
      return <FailureDialog error={error} title={title} text={text} />;
    default:
      return (
        <FailureAlert error={error} title={title} action={login || nextStep}>
          {text}
        </FailureAlert>
      );
  }
}
