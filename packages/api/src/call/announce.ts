import { isSessionEnded, type Result } from "@satang/core";
import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import type { CallContext } from "./context.ts";

/** Notifies the app of replies that concern more than their call. `token` is the one that the call was sent with. */
export type Announce = (id: OperationId, result: Result<unknown>, token: string | null) => void;

// An error in a listener must not change the result of the call, and must not be lost.
const notify = (listener: () => void) => {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

/** Announces `gone` once, and an ended session only for the token that is still stored. */
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
      if (!isGone) notify(onGone);
      isGone = true;
    } else if (isSessionEnded(error) && !factsOf(id).open && token === readToken()) {
      notify(() => onUnauthorized(error));
    }
  };
};
