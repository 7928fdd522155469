import { canSucceedLater, type Failure, isSessionEnded } from "@satang/core";
import { type ReactNode, useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ErrorState, OfflineState } from "../../primitives/EmptyState/index.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { HostLoginButton } from "./HostLoginButton.tsx";
import { HostLoginContext } from "./host-login-context.ts";
import { nextStepAway, useNextStepButton } from "./use-next-step-button.tsx";

/** Props of {@link ReadFailure}. */
export interface ReadFailureProps {
  error: Failure;
  onRetry: () => void;
  /** @default the title of `ErrorState` */
  title?: ReactNode;
  /** The value is being read again. @default false */
  retrying?: boolean;
}

/**
 * Shown in place of content that could not be read: without a connection, or with the text of the
 * error; with a retry unless the same call can never succeed, and then with the next step of its code. Where nobody is signed
 * in, it offers the log-in of the host.
 */
export function ReadFailure({ error, onRetry, title, retrying = false }: ReadFailureProps) {
  const { errorText } = useI18n();
  const nextStep = useNextStepButton(nextStepAway(error));
  const hostLogin = useContext(HostLoginContext);
  const Own = useContext(FlowFrameContext).slots?.failure;
  if (Own) return <Own error={error} onRetry={onRetry} retrying={retrying} />;
  if (error.kind === "network") return <OfflineState onRetry={onRetry} />;
  const isForMembers = isSessionEnded(error);
  if (isForMembers && hostLogin)
    return (
      <ErrorState
        title={title}
        text={errorText(error)}
        action={<HostLoginButton onLogin={hostLogin} />}
      />
    );
  // The member may have logged in elsewhere by then.
  if (!isForMembers && !canSucceedLater(error))
    return <ErrorState title={title} text={errorText(error)} action={nextStep} />;
  return <ErrorState title={title} text={errorText(error)} onRetry={onRetry} retrying={retrying} />;
}
