import { useOwnDeposit } from "@satang/headless/protection";
import type { ReactNode } from "react";
import { Alert } from "../../primitives/Alert/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { useOwnLimitWords } from "./use-own-limit-words.ts";

/**
 * An account to pay to, with what is left of the member's own limit; without the account when nothing is left. The amount is
 * typed at the bank, so it cannot be refused here.
 */
export function WithinOwnLimit({ children }: { readonly children: ReactNode }) {
  const { limit, left, isReading, retry } = useOwnDeposit();
  const words = useOwnLimitWords();
  if (limit === null) return children;
  if (left === null) {
    if (isReading) return <FormSkeleton />;
    return <ReadFailure error={{ kind: "network" }} onRetry={retry} />;
  }
  return (
    <Stack gap={4}>
      <Alert tone="info" live="polite">
        {words({ kind: "aboveOwnLimit", limit, left })}
      </Alert>
      {left > 0 && children}
    </Stack>
  );
}
