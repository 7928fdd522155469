import { fail, type Result } from "@satang/core";
import type { OperationId } from "../contract/operation.types.ts";
import { classify } from "./classify.ts";
import type { CallContext } from "./context.ts";
import { withDeadline } from "./deadline.ts";
import type { Outgoing, Send } from "./senders.ts";
import type { SentValues } from "./sent-values.rules.ts";

/** Sends a call once and resolves to its result. Never rejects. */
export const attempt = async (
  { clock, operations, timeouts }: CallContext,
  send: Send,
  id: OperationId,
  outgoing: Outgoing,
  secrets: readonly string[],
  sent: SentValues,
  caller: AbortSignal | undefined,
): Promise<Result<unknown>> => {
  const limit = outgoing.facts.timeoutMs ? timeouts.upload : timeouts.request;
  const sentAt = clock.mark();
  try {
    const ended = await withDeadline(limit, caller, (signal) => send(outgoing, signal));
    if (ended.kind === "timeout") return fail({ kind: "timeout" });
    if (ended.kind === "cancelled") return fail({ kind: "network" });
    clock.observe(ended.value.date, sentAt);
    return classify(id, ended.value, secrets, operations, sent);
  } catch {
    return fail({ kind: "network" });
  }
};
