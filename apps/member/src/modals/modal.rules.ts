/** What can lie over a screen; one at a time. */
export const MODALS = [
  "actions",
  "deposit",
  "transfer",
  "withdraw",
  "invite",
  "refund",
  "spin",
  "slips",
  "conditions",
] as const;

export type ModalName = (typeof MODALS)[number];

/** Ours inside `history.state`, beside whatever a host keeps there. */
const STATE_KEY = "satangModal";

/** The modal a history entry stands for. */
export function modalIn(state: unknown): ModalName | undefined {
  if (typeof state !== "object" || state === null || !(STATE_KEY in state)) return undefined;
  return MODALS.find((name) => name === state[STATE_KEY]);
}

/** A history entry's state with a modal over it. */
export function withModal(state: unknown, name: ModalName): object {
  return { ...(typeof state === "object" ? state : {}), [STATE_KEY]: name };
}
