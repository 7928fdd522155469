import { type ErrorSeverity, type Failure, rowOfFailure } from "@satang/core";

/** The tone of a message about a failure: the severity of its code. */
export const failureTone = (failure: Failure | null): ErrorSeverity =>
  (failure && rowOfFailure(failure)?.severity) ?? "critical";
