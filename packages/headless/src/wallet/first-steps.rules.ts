import type { MemberWallet } from "./wallet.rules.ts";

/** First steps of a new member, in this order. */
export const FIRST_STEPS = ["deposit", "activate", "transfer"] as const;

/** Fund the wallet, open the account of a game, move money to it. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** `locked`: it needs the steps before it. */
export type FirstStepState = "done" | "current" | "open" | "locked";

/** A first step of a new member. */
export type FirstStepView = { readonly name: FirstStep; readonly state: FirstStepState };

type Owned = Pick<MemberWallet, "total" | "games">;

const doneIn = ({ total, games }: Owned): Readonly<Record<FirstStep, boolean>> => ({
  deposit: total > 0,
  activate: games.some(({ isActive }) => isActive),
  transfer: games.some(({ amount }) => amount > 0),
});

/** The steps of a wallet. Money can be moved when there is some, and an account at a game. */
export function firstStepsOf(wallet: Owned): readonly FirstStepView[] {
  const done = doneIn(wallet);
  const current = FIRST_STEPS.find((name) => !done[name]);
  const stateOf = (name: FirstStep): FirstStepState => {
    if (done[name]) return "done";
    if (name === current) return "current";
    return name === "transfer" ? "locked" : "open";
  };
  return FIRST_STEPS.map((name) => ({ name, state: stateOf(name) }));
}

/**
 * Whether the steps are shown. A wallet in which nothing has happened begins them; they are shown until the last one is
 * done. A member who has played before and has no money left does not get them.
 * @param isBegun this member has seen them on this device
 */
export function areFirstStepsShown(wallet: Owned, isBegun: boolean): boolean {
  if (wallet.games.length === 0) return false;
  const done = doneIn(wallet);
  const isUntouched = !FIRST_STEPS.some((name) => done[name]);
  return isUntouched || (isBegun && !FIRST_STEPS.every((name) => done[name]));
}
