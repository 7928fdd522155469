"use client";

import type { ReactNode } from "react";
import { type NextStepActions, NextStepsContext } from "./next-steps-context.ts";

/** Props of {@link NextSteps}. */
export type NextStepsProps = {
  readonly steps: NextStepActions;
  readonly children: ReactNode;
};

/**
 * Gives the messages of flows a button for the next step of their error code: with too little money it opens the
 * deposit, with an active bonus the bonus, and where only the service can help, its contact page.
 *
 * @example
 * <NextSteps steps={{ deposit: openDeposit, contactSupport: openContact }}>…</NextSteps>
 */
export function NextSteps({ steps, children }: NextStepsProps) {
  return <NextStepsContext.Provider value={steps}>{children}</NextStepsContext.Provider>;
}
