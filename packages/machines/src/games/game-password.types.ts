import type { Failure } from "@satang/core";

/** Context of the machine. It never holds a password. */
export type GamePasswordContext = {
  /** Why the service refused a new password; `null` when it did not. */
  readonly error: Failure | null;
};

/** Events of the machine. */
export type GamePasswordEvent =
  /** The member wants a new password: the question is shown. */
  | { readonly type: "reset.ask" }
  | { readonly type: "reset.confirm" }
  | { readonly type: "reset.cancel" }
  /** Reads again whether there is a new password. */
  | { readonly type: "reset.check" }
  /** The member has read how it ended. */
  | { readonly type: "reset.close" };
