import type { Failure } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ErrorState, OfflineState } from "../../primitives/EmptyState/index.ts";

/** Props of {@link ReadFailure}. */
export interface ReadFailureProps {
  error: Failure;
  onRetry: () => void;
  /** It is being read again. */
  retrying: boolean;
}

/**
 * Shown in place of content that could not be read: without a connection, or for another reason.
 */
export function ReadFailure({ error, onRetry, retrying }: ReadFailureProps) {
  const { errorText, errorTitle } = useI18n();
  if (error.kind === "network") return <OfflineState onRetry={onRetry} />;
  return (
    <ErrorState
      title={errorTitle(error)}
      text={errorText(error)}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
