import { randomUuid } from "@satang/api";
import type { Intention, MoneyOrder, Result } from "@satang/machines";
import type { SatangScope } from "../provider/scope.ts";
import { readEvidence } from "./read-evidence.ts";

const NO_EVIDENCE = { member: "", balances: {}, rows: [] };

/**
 * Makes an intention of an order: its key, its moment, and how the money stands before it is sent.
 * Fails without sending anything when the money cannot be read. A QR moves no money and needs no reading.
 */
export async function prepareIntention(
  { client, clock }: Pick<SatangScope, "client" | "clock">,
  order: MoneyOrder,
): Promise<Result<Intention>> {
  const before =
    order.kind === "qrCreate"
      ? ({ ok: true, data: NO_EVIDENCE } as const)
      : await readEvidence(client);
  if (!before.ok) return before;
  return {
    ok: true,
    data: { key: randomUuid(), order, startedAt: clock.now(), before: before.data },
  };
}
