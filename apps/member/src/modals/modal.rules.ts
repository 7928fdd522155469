/** The modals; one is open at a time. */
const MODALS = [
  "actions",
  "agreement",
  "deposit",
  "transfer",
  "withdraw",
  "receipt",
  "invite",
  "refund",
  "spin",
  "slips",
  "game",
  "conditions",
  "video",
  "changePassword",
  "editProfile",
  "bonus",
  "promotion",
  "bonusCancel",
  "depositLimit",
  "timeLimit",
  "break",
  "signOut",
] as const;

export type ModalName = (typeof MODALS)[number];

/** Our key inside `history.state`, which the host can use as well. */
const STATE_KEY = "satangModal";

/** The modal of a history entry. */
export function modalIn(state: unknown): ModalName | undefined {
  if (typeof state !== "object" || state === null || !(STATE_KEY in state)) return undefined;
  return MODALS.find((name) => name === state[STATE_KEY]);
}

/** The state of a history entry with a modal. */
export function withModal(state: unknown, name: ModalName): object {
  return { ...(typeof state === "object" ? state : {}), [STATE_KEY]: name };
}
