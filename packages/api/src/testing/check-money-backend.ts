import {
  type Failed,
  type Failure,
  type Result,
  type Satang,
  succeed,
  toBaht,
  toSatang,
} from "@satang/core";
import type { Client } from "../create-client.ts";
import { randomUuid } from "../text/random-uuid.ts";
import { type Books, countExecutions, newRows } from "./count-executions.rules.ts";

/** Options of {@link checkMoneyBackend}. */
export type CheckMoneyBackendOptions = {
  /** A client that is signed in as a test member. */
  readonly client: Client;
  /** A small transfer that the member can afford six times. */
  readonly transfer: { readonly from: string; readonly to: string; readonly amount: Satang };
  /**
   * How long to wait after the last call of each part before executions are counted, ms: an
   * execution that comes later is not found. Set it to the settling time of the site
   * (`backend.settleMs`) when that is longer. @default 90_000
   */
  readonly settleMs?: number;
  /**
   * Pause before a key is sent again, ms. Longer than any time for which a backend drops equal
   * calls without keys. @default 60_000
   */
  readonly repeatAfterMs?: number;
  /** Time and waiting; tests replace them. @default the time of the page */
  readonly times?: CheckTimes;
};

/** The time of a check. */
export type CheckTimes = {
  /** A clock that never goes back, ms. */
  now(): number;
  /** Resolves after this time, ms. */
  wait(ms: number): Promise<unknown>;
};

/** Guarantees of a backend about money, found by test transfers (docs/money-engine.md). */
export type MoneyBackendReport = {
  /**
   * The same `Idempotency-Key` moves the money once, at the same time, after `repeatAfterMs`, and
   * until `settleMs` later; and it is the key that decides, because the same transfer with another
   * key is executed. Set `backend.honoursKeys`. `false` also when it could not be proven.
   */
  readonly honoursKeys: boolean;
  /**
   * The same transfer with another key, sent directly after the first one, is executed too. A
   * backend that drops equal orders fails: a member who orders the same twice would read "done"
   * twice.
   */
  readonly executesOtherKeys: boolean;
  /** Statement rows carry the key as `reference`. */
  readonly writesKeys: boolean;
  /** The statement lists the newest row first; the engine needs it. */
  readonly isNewestFirst: boolean;
  /** Replies carry a `Date` header that a page may read. */
  readonly tellsTime: boolean;
  /** How long the first row took to appear, ms; `null` when it did not. `backend.settleMs` must be longer. */
  readonly visibleAfterMs: number | null;
};

/** Outcome of a check: the report, or the failure of a call that should have succeeded. */
export type MoneyBackendCheck =
  | { readonly ok: true; readonly report: MoneyBackendReport }
  | { readonly ok: false; readonly error: Failure };

const LOOK_AGAIN_MS = 500;

const PAGE_TIMES: CheckTimes = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

type Replies = readonly Result<unknown>[];

const isAnswer = ({ kind }: Failure) => kind === "coded" || kind === "raw";

/** The failure that ends a check: a call without an answer, or no call that succeeded. */
function failureOf(replies: Replies): Failed | null {
  const failed = replies.flatMap((reply) => (reply.ok ? [] : [reply]));
  const broken = failed.find(({ error }) => !isAnswer(error));
  return broken ?? (failed.length === replies.length ? (failed[0] ?? null) : null);
}

/**
 * Finds out which guarantees a backend gives about money, with three keys and five calls of one
 * transfer. It waits about four minutes and does not return the money: use a test site. Nothing else
 * may change the money of the member meanwhile.
 *
 * First it sends the transfer with two keys, one after the other: both must be executed. Then it
 * sends it with a third key, twice at the same time and once more after a pause: it must be executed
 * once. Executions are counted by the rows of the statement and by the balance, which must agree.
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
  settleMs = 90_000,
  repeatAfterMs = 60_000,
  times = PAGE_TIMES,
}: CheckMoneyBackendOptions): Promise<MoneyBackendCheck> {
  const readBooks = async (): Promise<Result<Books>> => {
    const wallet = await client.wallet.get();
    if (!wallet.ok) return wallet;
    const list = await client.statement.list({ page: 1, limit: 10 });
    if (!list.ok) return list;
    const { wallet: own, slots } = wallet.data;
    const account = from === "wallet" ? own : slots.find(({ code }) => code === from);
    return succeed({ balance: toSatang(account?.amount ?? 0), rows: list.data.statements });
  };
  const send = (idempotencyKey: string) =>
    client.wallet.transfer({ from, to, amount: toBaht(amount) }, { idempotencyKey });
  let visibleAfterMs: number | null = null;
  /** Reads until the settling time is over, and returns the last reading. */
  const settle = async (before: Books): Promise<Result<Books>> => {
    const sentAt = times.now();
    for (;;) {
      const books = await readBooks();
      if (!books.ok) return books;
      const passed = times.now() - sentAt;
      const isVisible = newRows(before.rows, books.data.rows).length > 0;
      if (isVisible) visibleAfterMs ??= passed;
      if (passed >= settleMs) return books;
      await times.wait(isVisible ? settleMs - passed : LOOK_AGAIN_MS);
    }
  };

  const start = await readBooks();
  if (!start.ok) return start;

  const first = randomUuid();
  const others = [await send(first), await send(randomUuid())];
  const othersFailed = failureOf(others);
  if (othersFailed) return othersFailed;
  const middle = await settle(start.data);
  if (!middle.ok) return middle;
  const executesOtherKeys = countExecutions(start.data, middle.data, amount) === 2;

  const key = randomUuid();
  // A retry may be sent before the first call was executed; a backend may refuse one of the two.
  const replies = await Promise.all([send(key), send(key)]);
  const failed = failureOf(replies);
  if (failed) return failed;
  await times.wait(repeatAfterMs);
  const repeated = await send(key);
  if (!repeated.ok && !isAnswer(repeated.error)) return repeated;
  const end = await settle(middle.data);
  if (!end.ok) return end;

  const { rows } = end.data;
  const created = rows.map(({ createdAt }) => Date.parse(createdAt));
  return {
    ok: true,
    report: {
      honoursKeys: executesOtherKeys && countExecutions(middle.data, end.data, amount) === 1,
      executesOtherKeys,
      writesKeys: [first, key].every((one) => rows.some(({ reference }) => reference === one)),
      isNewestFirst: created.every((time, at) => at === 0 || time <= (created[at - 1] ?? 0)),
      tellsTime: client.clock.isSynced(),
      visibleAfterMs,
    },
  };
}
