import { type Failure, fail, type Result, succeed } from "@satang/core";
import type { VirtualTime } from "./virtual-time.ts";

/** Start of every schedule, server time in ms. */
export const EPOCH = 1_800_000_000_000;

/** The fate of one send. */
export type SendFate = {
  /** Time after which the service executes the received call, ms; `null`: never. */
  readonly acts: number | null;
  readonly reply: "right" | "lost" | "timeout" | "busy409" | "busy429" | "broken" | "garbage";
  /** Time after which the reply arrives, ms. A correct reply never arrives before the execution. */
  readonly after: number;
};

/** Properties of the service. */
export type BackendTraits = {
  readonly honoursKeys: boolean;
  /** The reference in statement rows. */
  readonly references: "key" | "own" | "none";
  /** Reads show the state from this many ms ago. */
  readonly lag: number;
  /** Whether replies carry a `Date` header that the client may read. */
  readonly tellsTime: boolean;
};

/** One execution at the service. */
export type Commit = { readonly key: string | null; readonly send: number; readonly at: number };

/** One send as the service received it. */
export type Send = {
  readonly key: string;
  readonly number: number;
  readonly at: number;
  /** Satang. */
  readonly amount: number;
};

/** A service with all faults that its properties allow. */
export interface Backend {
  readonly sends: readonly Send[];
  readonly commits: readonly Commit[];
  /** Fates of the next sends, in order; all later sends succeed. */
  fates: SendFate[];
  /** Reads fail until this time. */
  downUntil: number;
  /** Only the statement fails until this time. */
  statementDownUntil: number;
  transfer(key: string, amount: number): Promise<Result<unknown>>;
  /** Another device of the member makes a transfer. */
  moveElsewhere(amount: number): void;
  /** Adds money to the wallet. */
  refund(amount: number): void;
  wallet(): Promise<Result<unknown>>;
  statement(page: number, limit: number): Promise<Result<unknown>>;
}

type Row = {
  readonly type: "transfer" | "deposit";
  readonly amount: number;
  readonly at: number;
  readonly reference: string | null;
};

const TIMEOUT = 60_000;
const FAILURES: Record<Exclude<SendFate["reply"], "right">, Failure> = {
  lost: { kind: "network" },
  timeout: { kind: "timeout" },
  busy409: { kind: "raw", message: "still being processed", status: 409 },
  busy429: { kind: "coded", code: "REQUEST_LIMIT", message: "", status: 429 },
  broken: { kind: "raw", message: "", status: 502 },
  garbage: { kind: "raw", message: "", status: 200 },
};
const REFUSED: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };

export function createBackend(time: VirtualTime, traits: BackendTraits): Backend {
  const sends: Send[] = [];
  const commits: Commit[] = [];
  const rows: Row[] = [];
  const done = new Set<string>();
  let numbers = 0;
  const write = (row: Omit<Row, "at">) => rows.push({ ...row, at: time.now() });
  const after = <T>(ms: number, value: () => T) =>
    new Promise<T>((resolve) => time.setTimeout(() => resolve(value()), ms));
  const referenceOf = (key: string | null) => {
    numbers += 1;
    if (traits.references === "none") return null;
    return traits.references === "key" ? (key ?? `device-2-${numbers}`) : `TX-${numbers}`;
  };
  const act = (send: Send, amount: number) => {
    if (traits.honoursKeys && done.has(send.key)) return;
    done.add(send.key);
    commits.push({ key: send.key, send: send.number, at: time.now() });
    write({ type: "transfer", amount, reference: referenceOf(send.key) });
  };
  const visible = () => rows.filter(({ at }) => at <= time.now() - traits.lag);

  const backend: Backend = {
    sends,
    commits,
    fates: [],
    downUntil: 0,
    statementDownUntil: 0,
    transfer(key, amount) {
      const fate = backend.fates.shift() ?? { acts: 10, reply: "right" as const, after: 20 };
      const send = { key, number: sends.length, at: time.now(), amount };
      sends.push(send);
      const isRefused = fate.reply === "right" && fate.acts === null;
      const acts = isRefused ? null : fate.acts;
      if (acts !== null) time.setTimeout(() => act(send, amount), acts);
      if (fate.reply !== "right") {
        const { reply } = fate;
        return after(reply === "timeout" ? TIMEOUT : fate.after, () => fail(FAILURES[reply]));
      }
      if (isRefused) return after(fate.after, () => fail(REFUSED));
      const arrives = Math.max(fate.after, acts ?? 0);
      if (arrives > TIMEOUT) return after(TIMEOUT, () => fail(FAILURES.timeout));
      return after(arrives, () => succeed({ ok: true }));
    },
    moveElsewhere: (amount) =>
      void write({ type: "transfer", amount, reference: referenceOf(null) }),
    refund: (amount) => void write({ type: "deposit", amount, reference: referenceOf(null) }),
    wallet: () =>
      after(15, () =>
        time.now() < backend.downUntil
          ? fail({ kind: "network" })
          : succeed({ profile: { _id: "m1" } }),
      ),
    statement: (page, limit) =>
      after(25, () => {
        const isDown = time.now() < Math.max(backend.downUntil, backend.statementDownUntil);
        if (isDown) return fail({ kind: "network" });
        const newest = [...visible()].sort((a, b) => b.at - a.at);
        const statements = newest.slice((page - 1) * limit, page * limit).map((row) => ({
          statementType: row.type,
          from: row.type === "transfer" ? "wallet" : "bank",
          to: row.type === "transfer" ? "PG" : "wallet",
          amount: row.amount / 100,
          status: "success",
          createdAt: new Date(EPOCH + row.at).toISOString(),
          reference: row.reference,
        }));
        return succeed({ total: newest.length, statements });
      }),
  };
  return backend;
}
