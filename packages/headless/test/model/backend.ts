import { type Failure, fail, type Result, succeed } from "@satang/core";
import { toIntentionKey } from "@satang/machines/money";
import { factsOf, type ModelOperation } from "./operations.ts";
import { isUnproven, readUnproven, type UnprovenReply } from "./unproven-replies.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** Start of every schedule, server time in ms. */
export const EPOCH = 1_800_000_000_000;

/** Who calls: one of two members, or a visitor. */
export type Caller = "m1" | "m2" | "visitor";

/** The fate of one send. */
export type SendFate = {
  /** Time after which the service executes the received call, ms; `null`: never. */
  readonly acts: number | null;
  /** Time after the execution at which the service reverses it, ms; never by default. Rows only. */
  readonly reverses?: number | null;
  readonly reply:
    | "right"
    | "lost"
    | "timeout"
    | "busy409"
    | "busy429"
    | "broken"
    | "garbage"
    /** Something on the way answered: the call may have been received. */
    | UnprovenReply
    /** The session of the member ends: the call may have been received. */
    | "sessionEnded"
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
  /** Reads show the state from this many ms ago, until a step changes it. */
  readonly lag: number;
  /** Time by the clock that writes rows minus time of the `Date` header, ms. */
  readonly rowClockError: number;
  /** Whether replies carry a `Date` header that the client may read. */
  readonly tellsTime: boolean;
};

/** An execution at the service; `key` and `send` are `null` when another device ordered it. */
export type Commit = {
  readonly by: Caller;
  readonly key: string | null;
  readonly send: number | null;
  readonly at: number;
  /** Satang; 0 for an operation without an amount. */
  readonly amount: number;
  /** When the service reversed it; `null` while it has not. */
  reversedAt: number | null;
};

/** A send as the service received it. */
export type Send = {
  readonly by: Caller;
  readonly key: string;
  readonly number: number;
  readonly at: number;
  /** Satang. */
  readonly amount: number;
  /** The reply is the refusal of a call that the browser repeated. */
  readonly isRepeated: boolean;
};

/** A call of the schedule's operation. */
export type Call = Pick<Send, "by" | "key" | "amount"> & {
  /** Time after which the client stops waiting, ms. */
  readonly timeout: number;
  /** Whether its page is still open. The call of a closed page has left the device, or never leaves it. */
  readonly isPageOpen: () => boolean;
};

/** A service with all faults that its properties allow. */
export interface Backend {
  readonly sends: readonly Send[];
  readonly commits: readonly Commit[];
  /** Time at which the last call ends, ms. */
  readonly busyUntil: number;
  /** Fates of the next sends, in order; all later sends succeed. */
  fates: SendFate[];
  /** Reads show the state from this many ms ago. */
  lag: number;
  /** Reads fail until this time. */
  downUntil: number;
  /** Only the statement fails until this time. */
  statementDownUntil: number;
  /** The device sleeps until a time: calls that are under way leave it then. */
  hold(until: number): void;
  /** Called when the session of a member ends. */
  onSessionEnd: () => void;
  receive(call: Call): Promise<Result<unknown>>;
  /** Another device of the first member, or a visitor, orders the same. */
  orderElsewhere(amount: number): void;
  /** The first member receives money, and a coin of the wheel. */
  gift(amount: number): void;
  wallet(by: Caller): Promise<Result<unknown>>;
  statement(by: Caller, page: number, limit: number): Promise<Result<unknown>>;
  slips(by: Caller, page: number, limit: number): Promise<Result<unknown>>;
  currentQr(by: Caller): Promise<Result<unknown>>;
  /** Coins and coupons. */
  wheel(by: Caller): Promise<Result<{ readonly coins: number; readonly coupons: number }>>;
  isBonusActive(by: Caller): Promise<Result<boolean>>;
  /** Refused when the number belongs to a member. */
  validate(): Promise<Result<unknown>>;
}

type Row = {
  readonly by: Caller;
  readonly type: string;
  readonly amount: number;
  readonly at: number;
  readonly reference: string | null;
  readonly commit: Commit | null;
};

const REFUSED: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };
const DONE_ALREADY: Failure = {
  kind: "coded",
  code: "SLOT_ALREADY_ACTIVE",
  message: "",
  status: 400,
};
const EXISTING_USER: Failure = { kind: "coded", code: "EXISTING_USER", message: "", status: 400 };
export const SIGNED_OUT: Failure = {
  kind: "coded",
  code: "UNAUTHORIZED",
  message: "",
  status: 401,
};
const FAILURES: Record<
  Exclude<SendFate["reply"], "right" | "repeated" | UnprovenReply>,
  Failure
> = {
  lost: { kind: "network" },
  timeout: { kind: "timeout" },
  busy409: { kind: "raw", message: "still being processed", status: 409 },
  busy429: { kind: "coded", code: "REQUEST_LIMIT", message: "", status: 429 },
  broken: { kind: "raw", message: "", status: 502 },
  garbage: { kind: "raw", message: "", status: 200 },
  sessionEnded: SIGNED_OUT,
};
/**
 * A call that leaves a device when it wakes is executed at most this much later, ms: the client has given it up, and
 * the statement shows it within the 30 seconds that remain, also from the slowest replica.
 */
const AFTER_LEAVING = 17_000;
const NEVER_EXPIRES = new Date(2 * EPOCH).toISOString();
/** Satang. */
const FIRST_QR = 10_000;
const COINS = 9;
const COUPONS = 5;

/** A key as the app on another device makes it. */
const keyElsewhere = (number: number) =>
  toIntentionKey(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);

/** Every second spin wins a coupon. */
const hasPrize = (number: number) => number % 2 === 1;

export function createBackend(
  time: VirtualTime,
  traits: BackendTraits,
  operation: ModelOperation,
): Backend {
  const sends: Send[] = [];
  const commits: Commit[] = [];
  const rows: Row[] = [];
  const coins: { readonly at: number }[] = [];
  const done = new Set<string>();
  const underWay = new Set<Pick<Call, "isPageOpen"> & { heldUntil: number }>();
  const { isOnce, isKeyed, row } = factsOf(operation);
  const owner: Caller = operation === "register" ? "visitor" : "m1";
  let numbers = 0;
  let busyUntil = 0;
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
  const of = (by: Caller) => commits.filter((commit) => commit.by === by);
  const commit = (by: Caller, key: string | null, send: number | null, amount: number) => {
    const made: Commit = { by, key, send, at: time.now(), amount, reversedAt: null };
    commits.push(made);
    if (row === null) return made;
    const reference = referenceOf(key);
    rows.push({ by, type: row, amount, at: made.at, reference, commit: made });
    return made;
  };
  const replyOf = ({ by, amount }: Send): unknown => {
    if (operation === "qrCreate") return qrOf(of(by).length, amount);
    if (operation !== "spin") return { ok: true };
    const coupon = hasPrize(of(by).length) ? { name: "Lucky" } : null;
    return { result: { code: "LUCKY", label: "Lucky", remainingCoin: COINS, coupon } };
  };
  /** Executes a call. Returns its correct reply. */
  const act = (send: Send, reverses: number | null): Result<unknown> => {
    const { by, key, number, amount } = send;
    if (isOnce && of(by).length > 0) return fail(DONE_ALREADY);
    if (!(isKeyed && traits.honoursKeys && done.has(key))) {
      const made = commit(by, key, number, amount);
      const reverse = () => {
        made.reversedAt = time.now();
      };
      if (row !== null && reverses !== null) time.setTimeout(reverse, reverses);
    }
    done.add(key);
    return succeed(replyOf(send));
  };
  const isVisible = ({ at }: { readonly at: number }) => at <= time.now() - backend.lag;
  const visible = (by: Caller) => of(by).filter(isVisible);
  const read = <T>(ms: number, answer: () => Result<T>) =>
    after(ms, () => (time.now() < backend.downUntil ? fail({ kind: "network" }) : answer()));
  const isFailed = ({ commit: made }: Row) =>
    made !== null && made.reversedAt !== null && made.reversedAt <= time.now() - backend.lag;
  const page = (by: Caller, isWanted: (one: Row) => boolean, number: number, limit: number) => {
    const all = rows
      .filter((one) => one.by === by && isWanted(one) && isVisible(one))
      .sort((a, b) => b.at - a.at);
    const shown = all.slice((number - 1) * limit, number * limit).map((one) => ({
      statementType: one.type,
      amount: one.amount / 100,
      status: isFailed(one) ? "failed" : "success",
      createdAt: new Date(EPOCH + traits.rowClockError + one.at).toISOString(),
      reference: one.reference,
    }));
    return { total: all.length, shown };
  };

  const backend: Backend = {
    sends,
    commits,
    get busyUntil() {
      return busyUntil;
    },
    fates: [],
    lag: traits.lag,
    downUntil: 0,
    statementDownUntil: 0,
    onSessionEnd: () => {},
    receive({ by, key, amount, timeout, isPageOpen }) {
      const fate = backend.fates.shift() ?? { acts: 10, reply: "right" as const, after: 20 };
      const isRepeated = fate.reply === "repeated" && !traits.honoursKeys;
      const send = { by, key, number: sends.length, at: time.now(), amount, isRepeated };
      sends.push(send);
      const { acts, reply, reverses = null } = fate;
      const call = { heldUntil: 0, isPageOpen };
      underWay.add(call);
      let right: Result<unknown> = fail(REFUSED);
      const run = () => {
        const held = call.heldUntil - time.now();
        if (held > 0) time.setTimeout(run, held + Math.min(acts ?? 0, AFTER_LEAVING));
        else right = act(send, reverses);
      };
      if (acts !== null) time.setTimeout(run, acts);
      const answer = (ms: number, value: () => Result<unknown>) => {
        busyUntil = Math.max(busyUntil, time.now() + ms);
        return after(ms, () => {
          underWay.delete(call);
          return value();
        });
      };
      if (reply !== "right" && reply !== "repeated") {
        return answer(reply === "timeout" ? timeout : fate.after, () => {
          if (reply === "sessionEnded") backend.onSessionEnd();
          if (isUnproven(reply)) return readUnproven(operation, reply);
          return fail(FAILURES[reply]);
        });
      }
      const arrives = Math.max(fate.after, acts ?? 0);
      if (arrives > timeout) return answer(timeout, () => fail(FAILURES.timeout));
      // A call that was held is answered after its timeout: the device gives it up when it wakes.
      const lateOr = () => (call.heldUntil > 0 ? fail(FAILURES.timeout) : right);
      return answer(arrives, () => (isRepeated ? fail(REFUSED) : lateOr()));
    },
    hold: (until) => {
      for (const call of underWay) if (call.isPageOpen()) call.heldUntil = until;
    },
    orderElsewhere: (amount) => {
      if (!(isOnce && of(owner).length > 0)) commit(owner, null, null, amount);
    },
    gift: (amount) => {
      const reference = referenceOf(null);
      rows.push({ by: "m1", type: "deposit", amount, at: time.now(), reference, commit: null });
      coins.push({ at: time.now() });
    },
    wallet: (by) =>
      read(15, () =>
        succeed({
          profile: { _id: by },
          slots: [{ code: "PG", isActive: visible(by).length > 0 }],
        }),
      ),
    statement: (by, number, limit) =>
      read(25, () => {
        if (time.now() < backend.statementDownUntil) return fail({ kind: "network" });
        const { total, shown } = page(by, ({ type }) => type !== "slip", number, limit);
        const ends = (type: string) =>
          type === "transfer" ? { from: "wallet", to: "PG" } : { from: "bank", to: "wallet" };
        const statements = shown.map((one) => ({ ...one, ...ends(one.statementType) }));
        return succeed({ total, statements });
      }),
    slips: (by, number, limit) =>
      read(25, () => {
        const { total, shown } = page(by, ({ type }) => type === "slip", number, limit);
        return succeed({ total, slips: shown });
      }),
    currentQr: (by) =>
      read(20, () => {
        const seen = visible(by);
        const last = seen.at(-1);
        if (operation === "qrCancel")
          return succeed(last ? { hasQrcode: false } : qrOf(0, FIRST_QR));
        return succeed(last ? qrOf(seen.length, last.amount) : { hasQrcode: false });
      }),
    wheel: (by) =>
      read(20, () => {
        const seen = visible(by);
        if (operation === "claimCoupon")
          return succeed({ coins: COINS, coupons: Math.max(COUPONS - seen.length, 0) });
        const came = by === "m1" ? coins.filter(isVisible).length : 0;
        const won = seen.filter((_, index) => hasPrize(index + 1)).length;
        return succeed({ coins: COINS + came - seen.length, coupons: COUPONS + won });
      }),
    isBonusActive: (by) => read(20, () => succeed(visible(by).length === 0)),
    validate: () =>
      read(20, () => (visible("visitor").length > 0 ? fail(EXISTING_USER) : succeed({ ok: true }))),
  };
  return backend;
}
