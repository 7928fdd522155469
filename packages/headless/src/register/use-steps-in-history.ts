import { useEffect, useRef } from "react";

/** Our key inside `history.state`, which the host's router uses as well. */
const STATE_KEY = "satangRegisterStep";

/** How many steps are behind the current entry of the history. */
function currentLevel(): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !(STATE_KEY in state)) return 0;
  return typeof state[STATE_KEY] === "number" ? state[STATE_KEY] : 0;
}

type Wizard = {
  /** How many steps back lead to the first step. */
  readonly backSteps: number;
  /** A call is under way: the wizard does not go back. */
  readonly isBusy: boolean;
  readonly back: () => void;
};

/** Follows a wizard with the entries of the history, and the back button with the wizard. */
function createStepHistory(readWizard: () => Wizard) {
  // The browser travels asynchronously; until it arrives, the current entry says nothing.
  let isTravelling = false;
  const travel = (entries: number) => {
    isTravelling = true;
    window.history.go(entries);
  };
  /** Makes the current entry the one of the wizard's step. */
  const followWizard = () => {
    if (isTravelling) return;
    const { backSteps } = readWizard();
    const level = currentLevel();
    if (level > backSteps) travel(backSteps - level);
    for (let next = level + 1; next <= backSteps; next++)
      window.history.pushState({ ...window.history.state, [STATE_KEY]: next }, "");
  };
  const followBrowser = () => {
    const { backSteps, isBusy, back } = readWizard();
    const steps = backSteps - currentLevel();
    if (isTravelling || steps <= 0) {
      isTravelling = false;
      // Also after "forward", which cannot skip the checks of a step.
      followWizard();
    } else if (isBusy) travel(steps);
    else for (let step = 0; step < steps; step++) back();
  };
  return { followWizard, followBrowser };
}

/** Keeps one entry of the history for each step that the wizard can go back. */
export function useStepsInHistory(enabled: boolean, wizard: Wizard): void {
  const latest = useRef(wizard);
  useEffect(() => {
    latest.current = wizard;
  });
  const kept = useRef<ReturnType<typeof createStepHistory>>(undefined);
  kept.current ??= createStepHistory(() => latest.current);
  const { followWizard, followBrowser } = kept.current;

  const { backSteps } = wizard;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries follow each change of the step.
  useEffect(() => {
    if (enabled) followWizard();
  }, [enabled, backSteps, followWizard]);

  useEffect(() => {
    if (!enabled) return;
    window.addEventListener("popstate", followBrowser);
    return () => window.removeEventListener("popstate", followBrowser);
  }, [enabled, followBrowser]);
}
