import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { isAuthFailure } from "../result/auth-failure.rules.ts";
import type { Result } from "../result/result.ts";
import type { CallContext } from "./context.ts";

/** Tells the app about replies that concern more than their call. `token` is the one the call was sent with. */
export type Announce = (id: OperationId, result: Result<unknown>, token: string | null) => void;

// What the app does when told must not change what the call resolves to, nor be swallowed.
const tell = (listener: () => void) => {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

/** Announces `gone` once, and an ended session only to the token that is still stored. */
export const createAnnouncer = (
  { onGone, onUnauthorized }: Pick<CallContext, "onGone" | "onUnauthorized">,
  readToken: () => string | null,
): Announce => {
  let isGone = false;
  return (id, result, token) => {
    if (result.ok) {
      if (id === "lookupActive") isGone = false;
      return;
    }
    const { error } = result;
    if (error.kind === "gone") {
      if (!isGone) tell(onGone);
      isGone = true;
    } else if (isAuthFailure(error) && !factsOf(id).open && token === readToken()) {
      tell(() => onUnauthorized(error));
    }
  };
};
