import { useEffect } from "react";
import { storageKeys } from "../provider/index.ts";
import { useHydrated } from "../provider/use-hydrated.ts";
import { useSatang } from "../provider/use-satang.ts";
import { areFirstStepsShown, type FirstStepView, firstStepsOf } from "./first-steps.rules.ts";
import { useWalletQuery } from "./use-wallet-query.ts";

/**
 * View that {@link useFirstSteps} returns: the first steps of a new member.
 *
 * States: `loading` while the wallet of a member who has begun them is read, `hidden` when there is nothing to show, else
 * `shown`.
 */
export type FirstStepsView = {
  readonly state: "loading" | "hidden" | "shown";
  /** In their order; empty unless they are shown. */
  readonly steps: readonly FirstStepView[];
};

/**
 * The first steps of a new member: fund the wallet, open the account of a game, move money to it. They are shown from
 * the first empty wallet until the last step is done. It makes no call of its own.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { state, steps } = useFirstSteps();
 * {state === "shown" && <ol>{steps.map(({ name, state }) => <li key={name}>{name}: {state}</li>)}</ol>}
 */
export function useFirstSteps(): FirstStepsView {
  const { storage } = useSatang("useFirstSteps");
  const { data: wallet } = useWalletQuery("useFirstSteps");
  const isHydrated = useHydrated();
  const begunBy = isHydrated ? storage.read(storageKeys.firstSteps) : undefined;
  const id = wallet?.profile._id;
  const isShown = wallet !== undefined && areFirstStepsShown(wallet, begunBy === id);

  useEffect(() => {
    if (id === undefined) return;
    if (isShown) storage.write(storageKeys.firstSteps, id);
    else storage.remove(storageKeys.firstSteps);
  }, [storage, id, isShown]);

  if (wallet && isShown) return { state: "shown", steps: firstStepsOf(wallet) };
  return { state: wallet || begunBy === undefined ? "hidden" : "loading", steps: [] };
}
