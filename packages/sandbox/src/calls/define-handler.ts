import { refuse } from "../errors/refusal.ts";
import type { Call, Handler, MemberCall, Reply } from "./call.ts";

/** A handler for signed-in members. The contract has checked the body, so its shape is not checked again. */
export function forMember<Body = unknown>(
  answer: (call: MemberCall<Body>) => Promise<Reply> | Reply,
): Handler {
  return async (call) => {
    const { member } = call;
    if (member === undefined) throw refuse("UNAUTHORIZED");
    return answer({ ...(call as Call<Body>), member });
  };
}

/** A handler for visitors and members. */
export function forAnyone<Body = unknown>(
  answer: (call: Call<Body>) => Promise<Reply> | Reply,
): Handler {
  return async (call) => answer(call as Call<Body>);
}
