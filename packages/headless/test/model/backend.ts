import { type Failure, fail, type Result, succeed } from "@satang/core";
import { toIntentionKey } from "@satang/machines";
import type { VirtualTime } from "./virtual-time.ts";

/** Start of every schedule, server time in ms. */
export const EPOCH = 1_800_000_000_000;

/** One operation of each kind of evidence: rows, the open QR, the account, the number of a member. */
export type ModelOperation = "transfer" | "qrCreate" | "activateGame" | "register";

type OperationFacts = {
  /** The service executes it once, by its nature. */
  readonly isOnce: boolean;
  /** The call carries the key. */
  readonly isKeyed: boolean;
};

export const FACTS: Readonly<Record<ModelOperation, OperationFacts>> = {
  transfer: { isOnce: false, isKeyed: true },
  qrCreate: { isOnce: false, isKeyed: true },
  activateGame: { isOnce: true, isKeyed: false },
  register: { isOnce: true, isKeyed: false },
};

/** The fate of one send. */
export type SendFate = {
  /** Time after which the service executes the received call, ms; `null`: never. */
  readonly acts: number | null;
  readonly reply:
    | "right"
    | "lost"
    | "timeout"
    | "busy409"
    | "busy429"
    | "broken"
    | "garbage"
    /** The browser repeated the call: without keys the service refuses the second one. */
    | "repeated";
  /** Time after which the reply arrives, ms. A correct reply never arrives before the execution. */
  readonly after: number;
};

/** Properties of the service. */
export type BackendTraits = {
  readonly honoursKeys: boolean;
  /** The reference in statement rows; `mixed`: only some servers write the key. */
  readonly references: "key" | "own" | "none" | "mixed";
  /** Reads show the state from this many ms ago. */
  readonly lag: number;
  /** Time by the clock that writes rows minus time of the `Date` header, ms. */
  readonly rowClockError: number;
  /** Whether replies carry a `Date` header that the client may read. */
  readonly tellsTime: boolean;
};

/** One execution at the service; `key` and `send` are `null` when another device ordered it. */
export type Commit = {
  readonly key: string | null;
  readonly send: number | null;
  readonly at: number;
  /** Satang; 0 for an operation without an amount. */
  readonly amount: number;
};

/** One send as the service received it. */
export type Send = {
  readonly key: string;
  readonly number: number;
  readonly at: number;
  /** Satang. */
  readonly amount: number;
  /** The reply is the refusal of a call that the browser repeated. */
  readonly isRepeated: boolean;
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
  /** Carries out a call of the schedule's operation. `amount` in satang, 0 without one. */
  receive(key: string, amount: number): Promise<Result<unknown>>;
  /** Another device of the member orders the same. */
  orderElsewhere(amount: number): void;
  /** Adds money to the wallet. */
  refund(amount: number): void;
  wallet(): Promise<Result<unknown>>;
  statement(page: number, limit: number): Promise<Result<unknown>>;
  currentQr(): Promise<Result<unknown>>;
  /** Refused when the number belongs to a member. */
  validate(): Promise<Result<unknown>>;
}

type Row = {
  readonly type: "transfer" | "deposit";
  readonly amount: number;
  readonly at: number;
  readonly reference: string | null;
};

const TIMEOUT = 60_000;
const FAILURES: Record<Exclude<SendFate["reply"], "right" | "repeated">, Failure> = {
  lost: { kind: "network" },
  timeout: { kind: "timeout" },
  busy409: { kind: "raw", message: "still being processed", status: 409 },
  busy429: { kind: "coded", code: "REQUEST_LIMIT", message: "", status: 429 },
  broken: { kind: "raw", message: "", status: 502 },
  garbage: { kind: "raw", message: "", status: 200 },
};
const REFUSED: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };
const OPEN_ALREADY: Failure = {
  kind: "coded",
  code: "SLOT_ALREADY_ACTIVE",
  message: "",
  status: 400,
};
const EXISTING_USER: Failure = { kind: "coded", code: "EXISTING_USER", message: "", status: 400 };
const NEVER_EXPIRES = new Date(2 * EPOCH).toISOString();

/** A key as the app on another device makes it. */
const keyElsewhere = (number: number) =>
  toIntentionKey(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);

export function createBackend(
  time: VirtualTime,
  traits: BackendTraits,
  operation: ModelOperation,
): Backend {
  const sends: Send[] = [];
  const commits: Commit[] = [];
  const rows: Row[] = [];
  const done = new Set<string>();
  const { isOnce, isKeyed } = FACTS[operation];
  let numbers = 0;
  const write = (row: Omit<Row, "at">) => rows.push({ ...row, at: time.now() });
  const after = <T>(ms: number, value: () => T) =>
    new Promise<T>((resolve) => time.setTimeout(() => resolve(value()), ms));
  const referenceOf = (key: string | null) => {
    numbers += 1;
    if (traits.references === "none") return null;
    const writesKey =
      traits.references === "key" || (traits.references === "mixed" && numbers % 2 === 1);
    return writesKey ? (key ?? keyElsewhere(numbers)) : `TX-${numbers}`;
  };
  const qrOf = (number: number, amount: number) => ({
    hasQrcode: true,
    qrcodeId: `qr-${number}`,
    qrcode: "<svg/>",
    amount: amount / 100,
    expireIn: NEVER_EXPIRES,
  });
  const commit = (key: string | null, send: number | null, amount: number) => {
    commits.push({ key, send, at: time.now(), amount });
    if (operation === "transfer") write({ type: "transfer", amount, reference: referenceOf(key) });
  };
  const replyOf = (amount: number) =>
    operation === "qrCreate" ? qrOf(commits.length, amount) : { ok: true };
  /** Executes a call. Returns its correct reply. */
  const act = ({ key, number, amount }: Send): Result<unknown> => {
    if (isOnce && commits.length > 0) return fail(OPEN_ALREADY);
    if (!(isKeyed && traits.honoursKeys && done.has(key))) commit(key, number, amount);
    done.add(key);
    return succeed(replyOf(amount));
  };
  const isVisible = ({ at }: { readonly at: number }) => at <= time.now() - traits.lag;
  const visibleCommits = () => commits.filter(isVisible);
  const read = (ms: number, answer: () => Result<unknown>) =>
    after(ms, () => (time.now() < backend.downUntil ? fail({ kind: "network" }) : answer()));

  const backend: Backend = {
    sends,
    commits,
    fates: [],
    downUntil: 0,
    statementDownUntil: 0,
    receive(key, amount) {
      const fate = backend.fates.shift() ?? { acts: 10, reply: "right" as const, after: 20 };
      const isRepeated = fate.reply === "repeated" && !traits.honoursKeys;
      const send = { key, number: sends.length, at: time.now(), amount, isRepeated };
      sends.push(send);
      const { acts } = fate;
      let right: Result<unknown> = fail(REFUSED);
      const run = () => {
        right = act(send);
      };
      if (acts !== null) time.setTimeout(run, acts);
      const { reply } = fate;
      if (reply !== "right" && reply !== "repeated") {
        return after(reply === "timeout" ? TIMEOUT : fate.after, () => fail(FAILURES[reply]));
      }
      const arrives = Math.max(fate.after, acts ?? 0);
      if (arrives > TIMEOUT) return after(TIMEOUT, () => fail(FAILURES.timeout));
      return after(arrives, () => (isRepeated ? fail(REFUSED) : right));
    },
    orderElsewhere: (amount) => {
      if (!(isOnce && commits.length > 0)) commit(null, null, isOnce ? 0 : amount);
    },
    refund: (amount) => void write({ type: "deposit", amount, reference: referenceOf(null) }),
    wallet: () =>
      read(15, () =>
        succeed({
          profile: { _id: "m1" },
          slots: [{ code: "PG", isActive: visibleCommits().length > 0 }],
        }),
      ),
    statement: (page, limit) =>
      read(25, () => {
        if (time.now() < backend.statementDownUntil) return fail({ kind: "network" });
        const newest = rows.filter(isVisible).sort((a, b) => b.at - a.at);
        const statements = newest.slice((page - 1) * limit, page * limit).map((row) => ({
          statementType: row.type,
          from: row.type === "transfer" ? "wallet" : "bank",
          to: row.type === "transfer" ? "PG" : "wallet",
          amount: row.amount / 100,
          status: "success",
          createdAt: new Date(EPOCH + traits.rowClockError + row.at).toISOString(),
          reference: row.reference,
        }));
        return succeed({ total: newest.length, statements });
      }),
    currentQr: () =>
      read(20, () => {
        const visible = visibleCommits();
        const last = visible.at(-1);
        return succeed(last ? qrOf(visible.length, last.amount) : { hasQrcode: false });
      }),
    validate: () =>
      read(20, () => (visibleCommits().length > 0 ? fail(EXISTING_USER) : succeed({ ok: true }))),
  };
  return backend;
}
