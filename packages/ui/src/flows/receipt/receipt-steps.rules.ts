import type { Receipt } from "@satang/headless/receipt";
import type { MovementStep } from "@satang/headless/statement";

/** How a step is drawn: only what is done has a tick. */
export type StepState = "done" | "current" | "failed" | "ahead";

/** The states of the steps of a receipt, in their order. The last one that was reached is going on until the receipt has ended. */
export function stepStates(
  steps: readonly MovementStep[],
  status: Receipt["status"],
): readonly StepState[] {
  const last = steps.map(({ at }) => at !== null).lastIndexOf(true);
  return steps.map(({ name, at }, place) => {
    if (at === null) return "ahead";
    if (name === "failed") return "failed";
    const isGoingOn = status === "processing" && place === last && name === "processing";
    return isGoingOn ? "current" : "done";
  });
}
