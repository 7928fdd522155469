import type { ErrorNextStep } from "@satang/core";
import { createContext, useContext } from "react";

/** The next steps of the error catalogue that lead to another screen of the host. */
export type NextStepAway = Extract<ErrorNextStep, "contactSupport" | "deposit" | "finishBonus">;

/**
 * Functions that open the screen of a next step. A message offers no button for a step that is not given. `contactSupport`
 * gets the first words of the member's message where the screen knows them.
 */
export type NextStepActions = Readonly<Partial<Record<NextStepAway, (topic?: string) => void>>>;

export const NextStepsContext = createContext<NextStepActions>({});

/** The steps that the host has a screen for. */
export const useNextSteps = (): NextStepActions => useContext(NextStepsContext);
