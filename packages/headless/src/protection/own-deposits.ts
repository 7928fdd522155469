import type { Satang } from "@satang/core";
import { depositsSince } from "@satang/machines/protection";
import { type SatangScope, unwrap } from "../provider/index.ts";
import { readRowsSince } from "./play-rows.ts";

/** Reads the sum of the deposits since a moment, ms; `null` when it may not be the whole sum. */
export async function readDepositsSince(
  scope: SatangScope,
  since: number,
  signal: AbortSignal,
): Promise<Satang | null> {
  const rows = unwrap(await readRowsSince(scope, since, { signal }));
  return rows && depositsSince(rows, since);
}
