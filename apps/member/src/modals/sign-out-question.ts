let ask: (() => void) | null = null;

/** Says how the member is asked before a logout; `null` when there is no reason to ask. */
export function setSignOutQuestion(question: (() => void) | null): void {
  ask = question;
}

/** Asks before a logout when there is a reason. Returns whether the member is asked. */
export function askSignOut(): boolean {
  ask?.();
  return ask !== null;
}
