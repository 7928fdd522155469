import { type Failure, type Satang, toBaht, toSatang } from "@satang/core";
import type { Client } from "../create-client.ts";
import { randomUuid } from "../text/random-uuid.ts";

/** Options of {@link checkMoneyBackend}. */
export interface CheckMoneyBackendOptions {
  /** A client that is signed in as a test member. */
  readonly client: Client;
  /** A small transfer that the member can afford twice. */
  readonly transfer: { readonly from: string; readonly to: string; readonly amount: Satang };
  /** How long to wait for the transfer to appear in the statement, ms. @default 30_000 */
  readonly patienceMs?: number;
}

/** Guarantees of a backend about money, found by a test transfer (docs/money-engine.md). */
export interface MoneyBackendReport {
  /**
   * The same `Idempotency-Key` moves the money once, also while its first call is still being
   * executed: set `backend.honoursKeys`.
   */
  readonly honoursKeys: boolean;
  /** Statement rows carry the key as `reference`. */
  readonly writesKeys: boolean;
  /** The statement lists the newest row first; the engine needs it. */
  readonly isNewestFirst: boolean;
  /** Replies carry a `Date` header that a page may read. */
  readonly tellsTime: boolean;
  /** How long the row took to appear, ms; `null` when it did not. `backend.settleMs` must be longer. */
  readonly visibleAfterMs: number | null;
}

/** Outcome of a check: the report, or the failure of a call that should have succeeded. */
export type MoneyBackendCheck =
  | { readonly ok: true; readonly report: MoneyBackendReport }
  | { readonly ok: false; readonly error: Failure };

const LOOK_AGAIN_MS = 250;

const isAnswer = ({ kind }: Failure) => kind === "coded" || kind === "raw";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Finds out which guarantees a backend gives about money. It sends one transfer with one key, twice
 * at the same time and once more afterwards, and does not return the money: use a test site. The
 * balance of the source must not change for another reason meanwhile.
 *
 * @example
 * const check = await checkMoneyBackend({
 *   client,
 *   transfer: { from: "wallet", to: "PGSLOT", amount: satang(100) },
 * });
 */
export async function checkMoneyBackend({
  client,
  transfer: { from, to, amount },
  patienceMs = 30_000,
}: CheckMoneyBackendOptions): Promise<MoneyBackendCheck> {
  const readBalance = async () => {
    const wallet = await client.wallet.get();
    if (!wallet.ok) return wallet;
    const { wallet: own, slots } = wallet.data;
    const account = from === "wallet" ? own : slots.find(({ code }) => code === from);
    return { ok: true, data: toSatang(account?.amount ?? 0) } as const;
  };
  const readRows = () => client.statement.list({ page: 1, limit: 10 });

  const before = await readBalance();
  if (!before.ok) return before;
  const rowsBefore = await readRows();
  if (!rowsBefore.ok) return rowsBefore;

  const idempotencyKey = randomUuid();
  const send = () =>
    client.wallet.transfer({ from, to, amount: toBaht(amount) }, { idempotencyKey });
  // A retry may be sent before the first call was executed; a backend may refuse one of the two.
  const replies = await Promise.all([send(), send()]);
  const broken = replies.find((reply) => !reply.ok && !isAnswer(reply.error));
  const failed = replies.some(({ ok }) => ok) ? broken : (broken ?? replies[0]);
  if (failed && !failed.ok) return failed;
  const sentAt = performance.now();
  await send();

  const total = rowsBefore.data.total;
  let visibleAfterMs: number | null = null;
  let rows = rowsBefore.data.statements;
  while (visibleAfterMs === null && performance.now() - sentAt < patienceMs) {
    const read = await readRows();
    if (!read.ok) return read;
    rows = read.data.statements;
    const isVisible =
      read.data.total > total || rows.some(({ reference }) => reference === idempotencyKey);
    if (isVisible) visibleAfterMs = performance.now() - sentAt;
    else await pause(LOOK_AGAIN_MS);
  }
  const after = await readBalance();
  if (!after.ok) return after;

  const times = rows.map(({ createdAt }) => Date.parse(createdAt));
  return {
    ok: true,
    report: {
      honoursKeys: before.data - after.data === amount,
      writesKeys: rows.some(({ reference }) => reference === idempotencyKey),
      isNewestFirst: times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0)),
      tellsTime: client.clock.isSynced(),
      visibleAfterMs,
    },
  };
}
