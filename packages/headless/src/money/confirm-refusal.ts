import { classifyFailure } from "@satang/core";
import type { Judgement, SendReply } from "@satang/machines/money";

/** The longest time that a refusal waits for the reading, ms. */
const LONGEST_MS = 3_000;

const waitFor = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { ended, stop: () => clearTimeout(timer) };
};

/**
 * Reads once before a refusal is reported. A browser repeats a call by itself when a reused
 * connection breaks; a backend without keys may then execute the first call and refuse the second.
 * Only proof that it was executed changes the reply. A reading that fails or takes longer than three
 * seconds does not.
 * @param judge reads the evidence
 */
export async function confirmRefusal(
  reply: SendReply,
  judge: () => Promise<Judgement>,
): Promise<SendReply> {
  if (reply.ok || classifyFailure(reply.error) !== "refusal") return reply;
  const limit = waitFor(LONGEST_MS);
  const judgement = await Promise.race([judge().catch(() => null), limit.ended]);
  limit.stop();
  return judgement?.kind === "done" ? { ok: true, data: judgement.receipt } : reply;
}
