import type { Failure } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ErrorFace, OfflineFace } from "../../primitives/Face/index.ts";

/** Props of {@link LoadFailure}. */
export type LoadFailureProps = { readonly error: Failure; readonly onRetry: () => void };

/** A read that failed: offline, or in the words of what went wrong; always with a way to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { errorText } = useI18n();
  if (error.kind === "network") return <OfflineFace onRetry={onRetry} />;
  return <ErrorFace text={errorText(error)} onRetry={onRetry} />;
}
