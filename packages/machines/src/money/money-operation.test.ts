import type { Failure } from "@satang/core";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import { moneyOperationMachine } from "./money-operation.machine.ts";
import {
  selectCanForget,
  selectCanRetry,
  selectCheck,
  selectIsAnswered,
  selectIsHidden,
  selectIsNotSeen,
  selectIsRepeated,
  selectLateOutcome,
  selectMoneyOperationError,
  selectMoneyOperationHint,
  selectMoneyOperationStatus,
  selectSentAt,
  selectSettlesAt,
} from "./money-operation.selectors.ts";
import type {
  Intention,
  Judgement,
  MoneyOperationEffects,
  Prepared,
  RetryPolicy,
  SendReply,
  StoredState,
} from "./money-operation.types.ts";

const START = 1_800_000_000_000;
const SETTLE = 90_000;
const order = { to: "PG", amount: 30_000 };
const lost: SendReply = { ok: false, error: { kind: "network" } };
const fine: SendReply = { ok: true, data: { balance: 1 } };
const refusal: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };
const refused: SendReply = { ok: false, error: refusal };
const notStored: SendReply = { ok: false, error: { kind: "notSent", reason: "storage" } };
const absent: Judgement = { kind: "absent" };
const unclear: Judgement = { kind: "unclear", hint: "a row" };
const done: Judgement = { kind: "done", receipt: "row" };

const intentionOf = (fields: Partial<Intention> = {}): Intention => ({
  key: "key-1",
  operation: "transfer",
  member: "m1",
  order,
  before: null,
  startedAt: 0,
  isServerTime: true,
  lastSentAt: 0,
  sends: 0,
  outcome: null,
  ...fields,
});

type Script = {
  readonly policy?: Partial<RetryPolicy>;
  readonly replies?: (SendReply | Promise<SendReply>)[];
  readonly judgements?: (Judgement | Promise<Judgement>)[];
  readonly prepared?: Prepared | Promise<Prepared>;
  readonly stored?: Intention;
  readonly isServerTime?: boolean;
  /** The answer of the lock; `held` never answers. */
  readonly locks?: ("free" | "busy" | "held")[];
};

/** An operation on one device; the last judgement is used for every later reading. */
function open({ policy = {}, replies = [], judgements = [absent], ...script }: Script = {}) {
  const clock = new SimulatedClock();
  const storage = new Map<string, Intention>();
  if (script.stored) storage.set(script.stored.key, script.stored);
  const sent: Intention[] = [];
  const readAt: number[] = [];
  const locks = [...(script.locks ?? [])];
  const notifyEnded = vi.fn();
  let last: Judgement = absent;
  let slept = 0;
  const effects: MoneyOperationEffects = {
    holdLock: ({ intention }, report) => {
      const answer = locks.shift() ?? "free";
      const stored = intention && storage.get(intention.key);
      const state: StoredState = stored ? { kind: "stored", intention: stored } : { kind: "none" };
      if (answer === "free") report({ type: "lock.acquired", state });
      if (answer === "busy") report({ type: "lock.busy" });
      return () => {};
    },
    readOrRestore: () => ({ kind: "none" }),
    prepare: async () => script.prepared ?? { ok: true, data: intentionOf() },
    send: async (intention) => {
      const reply = replies.shift();
      if (reply === notStored) return reply;
      storage.set(intention.key, intention);
      sent.push(intention);
      return reply ?? new Promise<never>(() => {});
    },
    judge: async () => {
      readAt.push(clock.now());
      last = (await judgements.shift()) ?? last;
      return last;
    },
    saveOutcome: (intention) => void storage.set(intention.key, intention),
    removeStored: ({ key }) => void storage.delete(key),
    notifyEnded,
  };
  const actor = createActor(moneyOperationMachine, {
    clock,
    input: {
      effects,
      operation: "transfer",
      lock: "transfer",
      order,
      stored: script.stored ?? null,
      policy: {
        honoursKeys: false,
        isRepeatHarmless: false,
        isSendable: true,
        settleMs: SETTLE,
        ...policy,
      },
      times: {
        // Without a reply that says the time, it advances as the monotonic clock.
        now: () => START + clock.now() + (script.isServerTime === false ? 0 : slept),
        isServerTime: () => script.isServerTime ?? true,
        monotonic: () => clock.now(),
        wall: () => START + clock.now() + slept,
      },
    },
  }).start();
  const read = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    selector(actor.getSnapshot());
  const status = () => read(selectMoneyOperationStatus);
  const flush = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    await flush();
    for (let left = ms; left > 0; left -= 1_000) {
      clock.increment(Math.min(1_000, left));
      await flush();
    }
  };
  /** Timers and the monotonic clock do not advance while a device sleeps. */
  const sleep = (ms: number) => {
    slept += ms;
  };
  return { actor, read, status, flush, pass, sleep, sent, storage, readAt, notifyEnded, clock };
}

describe("an order that is answered", () => {
  it("is done, and stays stored until the member has seen it", async () => {
    const { actor, status, flush, sent, storage, read, notifyEnded } = open({ replies: [fine] });
    expect(status()).toBe("submitting");
    await flush();
    expect(status()).toBe("done");
    expect(read(selectIsAnswered)).toBe(true);
    expect(sent).toMatchObject([{ key: "key-1", sends: 1, startedAt: START, lastSentAt: START }]);
    expect(storage.get("key-1")?.outcome).toEqual({ kind: "done" });
    expect(read(selectIsNotSeen)).toBe(true);
    actor.send({ type: "operation.seen" });
    expect(storage.size).toBe(0);
    expect(read(selectIsNotSeen)).toBe(false);
    // The form still shows it.
    expect(status()).toBe("done");
    expect(notifyEnded).toHaveBeenCalledWith("transfer");
  });

  it("frees its form when it was reported to the page, and stays stored until the report was seen", async () => {
    const { actor, status, flush, storage, read } = open({ replies: [fine] });
    await flush();
    actor.send({ type: "operation.report" });
    expect(status()).toBe("closed");
    expect(read(selectIsNotSeen)).toBe(true);
    expect(storage.get("key-1")?.outcome).toEqual({ kind: "done" });
    actor.send({ type: "operation.seen" });
    expect(storage.size).toBe(0);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("is reported on any screen when no form shows it, or when its report could not be shown", async () => {
    for (const isReported of [false, true]) {
      const { actor, flush, storage, read } = open({ replies: [fine] });
      await flush();
      if (isReported) actor.send({ type: "operation.report" });
      expect(read(selectLateOutcome)).toBeNull();
      actor.send({ type: "operation.missed" });
      expect(read(selectLateOutcome)).toBe("done");
      expect(storage.size).toBe(1);
    }
  });

  it("is not reported again when its form has shown it", async () => {
    const { actor, flush, read } = open({ replies: [fine] });
    await flush();
    actor.send({ type: "operation.seen" });
    actor.send({ type: "operation.missed" });
    expect(read(selectLateOutcome)).toBeNull();
  });

  it("is not reported again when another tab has reported it meanwhile", async () => {
    const { actor, flush } = open({ replies: [fine] });
    await flush();
    actor.send({ type: "operation.report" });
    actor.send({ type: "stored.changed", state: { kind: "stored", intention: intentionOf() } });
    expect(actor.getSnapshot().status).toBe("active");
    actor.send({ type: "stored.changed", state: { kind: "none" } });
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("is refused with the reason", async () => {
    const { actor, status, flush, storage, read } = open({ replies: [refused] });
    await flush();
    expect(status()).toBe("refused");
    expect(read(selectMoneyOperationError)).toEqual(refusal);
    expect(storage.get("key-1")?.outcome).toEqual({ kind: "refused" });
    actor.send({ type: "operation.seen" });
    expect(storage.size).toBe(0);
  });

  it("is closed once it was read", async () => {
    const { actor, status, flush } = open({ replies: [fine] });
    await flush();
    actor.send({ type: "operation.close" });
    expect(status()).toBe("closed");
  });
});

describe("nothing is sent", () => {
  const prepared: Prepared = { ok: true, data: intentionOf() };
  /** A reading that ends when the test says so. */
  const openReading = <Reading>() => {
    let end: (reading: Reading) => void = () => {};
    const reading = new Promise<Reading>((resolve) => {
      end = resolve;
    });
    return { reading, end };
  };

  it("when the reading before it takes longer than a minute: the member no longer expects it", async () => {
    const { reading, end } = openReading<Prepared>();
    const { status, pass, flush, sent, read } = open({ prepared: reading, replies: [fine] });
    await pass(59_000);
    expect(status()).toBe("submitting");
    await pass(1_000);
    expect(status()).toBe("notSent");
    expect(read(selectMoneyOperationError)).toEqual({ kind: "notSent", reason: "unread" });
    end(prepared);
    await flush();
    expect(status()).toBe("notSent");
    expect(sent).toEqual([]);
  });

  it.each([
    ["sends its time", true],
    ["does not send its time: the order was sent hours later", false],
  ])(
    "when the device slept for hours during the reading before it, and the service %s",
    async (_name, isServerTime) => {
      const { reading, end } = openReading<Prepared>();
      const script = { prepared: reading, replies: [fine], isServerTime };
      const { status, pass, flush, sent, sleep } = open(script);
      await pass(1_000);
      sleep(3 * 3_600_000);
      end(prepared);
      await flush();
      expect(status()).toBe("notSent");
      expect(sent).toEqual([]);
    },
  );

  it("again when the device slept for hours during the reading before a retry", async () => {
    const { reading, end } = openReading<Judgement>();
    const { actor, status, pass, flush, sent, sleep } = open({
      policy: { honoursKeys: true },
      replies: [lost, fine],
      judgements: [absent, absent, absent, reading],
    });
    await pass(8_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(status()).toBe("submitting");
    sleep(3 * 3_600_000);
    end(absent);
    await flush();
    expect(status()).toBe("notKnownYet");
    expect(sent).toHaveLength(1);
  });

  it("while another tab holds the lock", async () => {
    const { status, flush, sent, read } = open({ locks: ["busy"] });
    await flush();
    expect(status()).toBe("notSent");
    expect(read(selectMoneyOperationError)).toEqual({ kind: "notSent", reason: "locked" });
    expect(sent).toEqual([]);
  });

  it("when the current state cannot be read", async () => {
    const error: Failure = { kind: "notSent", reason: "unread" };
    const { status, flush, sent, read } = open({ prepared: { ok: false, error } });
    await flush();
    expect(status()).toBe("notSent");
    expect(read(selectMoneyOperationError)).toEqual(error);
    expect(sent).toEqual([]);
  });

  it("when the device cannot store it, or another member has signed in", async () => {
    const { status, flush, storage } = open({ replies: [notStored] });
    await flush();
    expect(status()).toBe("notSent");
    expect(storage.size).toBe(0);
  });
});

describe("a lost reply", () => {
  it.each<[string, Failure]>([
    ["a lost line", { kind: "network" }],
    ["a timeout", { kind: "timeout" }],
    ["a server error", { kind: "raw", message: "busy", status: 503 }],
    ["still being processed", { kind: "raw", message: "still being processed", status: 409 }],
    ["too many requests", { kind: "coded", code: "REQUEST_LIMIT", message: "", status: 429 }],
    ["a reply that cannot be read", { kind: "raw", message: "", status: 200 }],
    ["the end of the site, which may have executed the call before", { kind: "gone" }],
    ["an ended session", { kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 }],
  ])("%s is never a refusal", async (_name, error) => {
    const { status, flush, storage } = open({ replies: [{ ok: false, error }] });
    await flush();
    expect(status()).toBe("checking");
    expect(storage.size).toBe(1);
  });

  it("is looked up until a row proves it, and stays stored until that is read", async () => {
    const { actor, status, pass, storage, read } = open({
      replies: [lost],
      judgements: [absent, absent, done],
    });
    await pass(8_000);
    expect(status()).toBe("done");
    expect(read(selectIsAnswered)).toBe(false);
    expect(storage.get("key-1")?.outcome).toEqual({ kind: "done" });
    actor.send({ type: "operation.close" });
    expect(storage.size).toBe(0);
  });

  it("is reported as not known yet, even when the form was closed during the lookup", async () => {
    const { actor, pass, read } = open({ replies: [lost] });
    await pass(2_000);
    actor.send({ type: "operation.close" });
    await pass(6_000);
    expect(read(selectIsHidden)).toBe(false);
    actor.send({ type: "operation.close" });
    expect(read(selectIsHidden)).toBe(true);
  });

  it("is never reported as nothing happened before the settling time", async () => {
    const { status, pass, read } = open({ replies: [lost], judgements: [absent] });
    await pass(8_000);
    expect(status()).toBe("notKnownYet");
    expect(read(selectSettlesAt)).toBe(START + SETTLE);
    await pass(SETTLE - 9_000);
    expect(status()).toBe("notKnownYet");
    await pass(30_000);
    expect(status()).toBe("nothingHappened");
  });

  it("is not reported as nothing happened right after a call that ended late: the device slept, and it may have been sent just now", async () => {
    let end: (reply: SendReply) => void = () => {};
    const { status, pass, clock } = open({
      replies: [
        new Promise<SendReply>((resolve) => {
          end = resolve;
        }),
      ],
    });
    await pass(0);
    clock.increment(3_600_000);
    end(lost);
    await pass(29_000);
    expect(status()).toBe("notKnownYet");
    await pass(60_000);
    expect(status()).toBe("nothingHappened");
  });

  it("needs two readings after the settling time that show nothing", async () => {
    const { status, pass, readAt } = open({ replies: [lost] });
    await pass(SETTLE + 60_000);
    expect(status()).toBe("nothingHappened");
    expect(readAt.filter((at) => at >= SETTLE)).toHaveLength(2);
  });

  it("is found even when it is executed just before the settling time", async () => {
    const { status, pass, actor } = open({
      replies: [lost],
      judgements: [...Array.from({ length: 9 }, () => absent), done],
    });
    await pass(SETTLE + 30_000);
    expect(status()).toBe("done");
    expect(actor.getSnapshot().context.readings).toBeGreaterThan(8);
  });

  it("stays unknown while readings are unclear, shows the row that was found, and keeps reading", async () => {
    const { status, pass, read, readAt } = open({ replies: [lost], judgements: [unclear] });
    await pass(SETTLE + 600_000);
    expect(status()).toBe("notKnownYet");
    expect(read(selectMoneyOperationHint)).toBe("a row");
    const before = readAt.length;
    await pass(60_000);
    expect(readAt).toHaveLength(before + 1);
  });

  it("measures the time since the send on this page when the server time is not known", async () => {
    const stored = intentionOf({ sends: 1, lastSentAt: START - 10 * SETTLE });
    const { status, pass } = open({ stored, isServerTime: false });
    await pass(SETTLE - 2_000);
    expect(status()).toBe("notKnownYet");
    await pass(30_000);
    expect(status()).toBe("nothingHappened");
  });

  it("is looked up at once on request", async () => {
    const { actor, pass, flush, readAt } = open({ replies: [lost] });
    await pass(20_000);
    const before = readAt.length;
    actor.send({ type: "operation.check" });
    await flush();
    expect(readAt).toHaveLength(before + 1);
  });

  it("waits after an answer to the member, and not after a reading of its own", async () => {
    const { actor, pass, flush } = open({ replies: [lost] });
    await pass(1_000);
    const waiting = { watching: { waiting: "ready" } };
    expect(actor.getSnapshot().value).toEqual(waiting);
    actor.send({ type: "operation.check" });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ watching: { waiting: "pausing" } });
    await pass(1_500);
    expect(actor.getSnapshot().value).toEqual(waiting);
  });

  it("is read once when the member presses again and again, and says so", async () => {
    const { actor, pass, flush, readAt, read, clock } = open({ replies: [lost] });
    await pass(20_000);
    const before = readAt.length;
    const press = async () => {
      actor.send({ type: "operation.check" });
      await flush();
    };
    expect(read(selectCheck)).toBe("none");
    actor.send({ type: "operation.check" });
    expect(read(selectCheck)).toBe("requested");
    actor.send({ type: "operation.check" });
    await flush();
    expect(read(selectCheck)).toBe("answered");
    expect(readAt).toHaveLength(before + 1);
    for (let presses = 0; presses < 10; presses += 1) await press();
    expect(readAt).toHaveLength(before + 1);
    expect(read(selectCheck)).toBe("requested");
    clock.increment(1_500);
    await flush();
    expect(readAt).toHaveLength(before + 2);
    expect(read(selectCheck)).toBe("answered");
    clock.increment(1_500);
    await flush();
    expect(readAt).toHaveLength(before + 2);
    expect(read(selectCheck)).toBe("none");
  });

  it("is looked up at once when the connection is back, also directly after a reading", async () => {
    const { actor, pass, flush, readAt, read } = open({ replies: [lost] });
    await pass(20_000);
    const before = readAt.length;
    for (let times = 0; times < 2; times += 1) {
      actor.send({ type: "operation.wake" });
      await flush();
    }
    expect(readAt).toHaveLength(before + 2);
    expect(read(selectCheck)).toBe("none");
  });

  it("is answered by the reading that was requested, also when that one begins again on a wake", async () => {
    const { actor, pass, flush, read } = open({ replies: [lost] });
    await pass(20_000);
    actor.send({ type: "operation.check" });
    actor.send({ type: "operation.wake" });
    expect(read(selectCheck)).toBe("requested");
    await flush();
    expect(read(selectCheck)).toBe("answered");
  });

  it("of a tab that holds the lock and does nothing more is watched after the settling time", async () => {
    const stored = intentionOf({ sends: 1, startedAt: START, lastSentAt: START });
    const waiting = open({ stored, locks: ["held"], policy: { honoursKeys: true } });
    await waiting.pass(SETTLE - 1_000);
    expect(waiting.status()).toBe("elsewhere");
    expect(waiting.readAt).toEqual([]);
    await waiting.pass(10_000);
    expect(waiting.status()).toBe("notKnownYet");
    await waiting.pass(SETTLE - 10_000);
    expect(waiting.status()).toBe("notKnownYet");
    await waiting.pass(30_000);
    expect(waiting.status()).toBe("nothingHappened");
    expect(waiting.sent).toEqual([]);
  });

  it("that a frozen tab has sent again meanwhile is watched as it was sent last", async () => {
    const stored = intentionOf({ sends: 1, startedAt: START, lastSentAt: START });
    const waiting = open({ stored, locks: ["held"] });
    const again = { ...stored, sends: 2, lastSentAt: START + 5_000 };
    waiting.actor.send({ type: "stored.changed", state: { kind: "stored", intention: again } });
    await waiting.pass(SETTLE + 10_000);
    expect(waiting.status()).toBe("notKnownYet");
    expect(waiting.read(selectSentAt)).toBe(START + 5_000);
  });

  it("closing its message hides it and keeps the intention and its key", async () => {
    const { actor, status, pass, read, storage } = open({
      replies: [lost],
      judgements: [absent, absent, absent, absent, done],
    });
    await pass(8_000);
    actor.send({ type: "operation.close" });
    expect(read(selectIsHidden)).toBe(true);
    expect(storage.has("key-1")).toBe(true);
    await pass(10_000);
    expect(status()).toBe("done");
    expect(read(selectIsHidden)).toBe(false);
  });

  it("may be removed by the member only after the settling time", async () => {
    const { actor, status, pass, read, storage } = open({ replies: [lost], judgements: [unclear] });
    await pass(8_000);
    expect(read(selectCanForget)).toBe(false);
    actor.send({ type: "operation.forget" });
    expect(status()).toBe("notKnownYet");
    await pass(SETTLE);
    expect(read(selectCanForget)).toBe(true);
    actor.send({ type: "operation.forget" });
    expect(status()).toBe("closed");
    expect(storage.size).toBe(0);
  });
});

describe("sending again", () => {
  it("is not possible before the settling time when the backend does not honour keys", async () => {
    const { actor, status, pass, read, sent } = open({ replies: [lost] });
    await pass(8_000);
    expect(read(selectCanRetry)).toBe(false);
    actor.send({ type: "operation.retry" });
    expect(status()).toBe("notKnownYet");
    expect(sent).toHaveLength(1);
  });

  it.each(["honoursKeys", "isRepeatHarmless"] as const)(
    "is possible at once with %s: after another reading, with the same key",
    async (promise) => {
      const { actor, status, pass, flush, sent, readAt } = open({
        policy: { [promise]: true },
        replies: [lost, fine],
      });
      await pass(8_000);
      const before = readAt.length;
      actor.send({ type: "operation.retry" });
      await flush();
      expect(status()).toBe("done");
      expect(readAt).toHaveLength(before + 1);
      expect(sent.map(({ key, sends }) => [key, sends])).toEqual([
        ["key-1", 1],
        ["key-1", 2],
      ]);
    },
  );

  it("is not possible when this device no longer has the data to send", async () => {
    const { actor, status, pass, read, sent } = open({
      policy: { isRepeatHarmless: true, isSendable: false },
      replies: [lost],
    });
    await pass(8_000);
    expect(read(selectCanRetry)).toBe(false);
    await pass(SETTLE + 30_000);
    expect(status()).toBe("nothingHappened");
    expect(read(selectCanRetry)).toBe(false);
    actor.send({ type: "operation.retry" });
    expect(sent).toHaveLength(1);
  });

  it("is not offered at once after half a day: a backend may have forgotten the key, and would execute it again", async () => {
    const day = 24 * 60 * 60_000;
    const stored = intentionOf({ sends: 1, startedAt: START - day, lastSentAt: START - day });
    const { pass, read } = open({ policy: { honoursKeys: true }, stored });
    await pass(8_000);
    expect(read(selectCanRetry)).toBe(false);
    await pass(SETTLE + 30_000);
    expect(read(selectCanRetry)).toBe(true);
  });

  it("does not happen when the last reading finds it done", async () => {
    const { actor, status, pass, flush, sent } = open({
      policy: { honoursKeys: true },
      replies: [lost],
      judgements: [absent, absent, absent, done],
    });
    await pass(8_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(status()).toBe("done");
    expect(sent).toHaveLength(1);
  });

  it("a refusal of the retry is not decisive: the first send may have been executed", async () => {
    const { actor, status, pass, flush } = open({
      policy: { honoursKeys: true },
      replies: [lost, refused],
      judgements: [absent, absent, absent, absent, absent, done],
    });
    await pass(8_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(status()).toBe("checking");
    await pass(5_000);
    expect(status()).toBe("done");
  });

  it("begins the settling time again", async () => {
    const { actor, status, pass, flush, read } = open({
      policy: { honoursKeys: true },
      replies: [lost, lost],
    });
    await pass(80_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(read(selectSettlesAt)).toBe(START + 80_000 + SETTLE);
    await pass(SETTLE - 2_000);
    expect(status()).toBe("notKnownYet");
  });

  it("does not count when nothing was sent: the earlier send is decided", async () => {
    const { actor, status, pass, flush, read } = open({
      policy: { honoursKeys: true },
      replies: [lost, notStored],
    });
    await pass(80_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(read(selectMoneyOperationError)).toEqual({ kind: "notSent", reason: "storage" });
    await pass(SETTLE + 30_000);
    expect(status()).toBe("nothingHappened");
  });

  it("after nothing happened counts as a first send: its refusal is decisive", async () => {
    const { actor, status, pass, flush, sent } = open({ replies: [lost, refused] });
    await pass(SETTLE + 30_000);
    actor.send({ type: "operation.retry" });
    await flush();
    expect(status()).toBe("refused");
    expect(sent.map(({ key, sends }) => [key, sends])).toEqual([
      ["key-1", 1],
      ["key-1", 1],
    ]);
  });

  it("waits while another tab is sending", async () => {
    const { actor, status, pass, sent } = open({
      policy: { honoursKeys: true },
      replies: [lost],
      locks: ["free", "busy"],
    });
    await pass(8_000);
    actor.send({ type: "operation.retry" });
    await pass(1_000);
    expect(status()).toBe("notKnownYet");
    expect(sent).toHaveLength(1);
  });

  it("does not happen when another tab has sent it meanwhile", async () => {
    const { actor, pass, sent, storage, read } = open({
      policy: { honoursKeys: true },
      replies: [lost],
    });
    await pass(8_000);
    storage.set("key-1", intentionOf({ sends: 2, startedAt: START, lastSentAt: START + 7_000 }));
    actor.send({ type: "operation.retry" });
    await pass(2_000);
    expect(sent).toHaveLength(1);
    expect(read(selectSettlesAt)).toBe(START + 8_000 + SETTLE);
  });

  it("does not happen when another tab has reported it meanwhile", async () => {
    const { actor, status, pass, sent, storage } = open({
      policy: { honoursKeys: true },
      replies: [lost],
    });
    await pass(8_000);
    storage.clear();
    actor.send({ type: "operation.retry" });
    await pass(1_000);
    expect(status()).toBe("closed");
    expect(sent).toHaveLength(1);
  });
});

describe("the same order again while the outcome is not known", () => {
  it("asks the member and sends nothing", async () => {
    const { actor, status, pass, sent, read } = open({ replies: [lost] });
    await pass(8_000);
    actor.send({ type: "operation.close" });
    actor.send({ type: "operation.repeat" });
    expect(read(selectIsRepeated)).toBe(true);
    expect(read(selectIsHidden)).toBe(false);
    expect(status()).toBe("notKnownYet");
    expect(sent).toHaveLength(1);
  });

  it("is sent with the same key once nothing happened", async () => {
    const { actor, pass, flush, sent } = open({ replies: [lost, fine] });
    await pass(SETTLE + 30_000);
    actor.send({ type: "operation.repeat" });
    await flush();
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });
});

describe("an intention that a reload interrupted", () => {
  const interrupted = intentionOf({ sends: 1, startedAt: START, lastSentAt: START });

  it("is looked up, and not sent", async () => {
    const { status, pass, sent } = open({ stored: interrupted, judgements: [done] });
    await pass(2_000);
    expect(status()).toBe("done");
    expect(sent).toEqual([]);
  });

  it("is not shown while the lock is held: the tab that sends it is still open", async () => {
    const { status, pass, readAt } = open({ stored: interrupted, locks: ["held"] });
    await pass(20_000);
    expect(status()).toBe("elsewhere");
    expect(readAt).toEqual([]);
  });

  it("is reported when the same order is made here meanwhile, and nothing is sent", async () => {
    const { actor, status, pass, sent } = open({ stored: interrupted, locks: ["held"] });
    await pass(1_000);
    actor.send({ type: "operation.repeat" });
    expect(status()).toBe("notSent");
    actor.send({ type: "operation.close" });
    expect(status()).toBe("elsewhere");
    expect(sent).toEqual([]);
  });

  it("is closed when the tab that sent it has reported it", async () => {
    const { actor, status, pass } = open({ stored: interrupted, locks: ["held"] });
    await pass(1_000);
    actor.send({ type: "stored.changed", state: { kind: "none" } });
    expect(status()).toBe("closed");
  });

  it.each(["done", "refused", "reversed", "nothingHappened"] as const)(
    "is reported as %s when that outcome is stored",
    (kind) => {
      const { status } = open({ stored: { ...interrupted, outcome: { kind } } });
      expect(status()).toBe(kind);
    },
  );

  it("of another member is ignored, and stays stored", async () => {
    const { status, pass, storage } = open({
      stored: interrupted,
      judgements: [{ kind: "foreign" }],
    });
    await pass(2_000);
    expect(status()).toBe("closed");
    expect(storage.size).toBe(1);
  });

  it("is reported when the tab that got the reply is frozen before it was seen", async () => {
    const { actor, status, pass } = open({ stored: interrupted, locks: ["held"] });
    const intention = { ...interrupted, outcome: { kind: "done" } } as const;
    actor.send({ type: "stored.changed", state: { kind: "stored", intention } });
    await pass(SETTLE - 1_000);
    expect(status()).toBe("elsewhere");
    await pass(1_000);
    expect(status()).toBe("done");
  });

  it("uses the outcome that another tab finds", async () => {
    const { actor, status, pass } = open({ stored: interrupted });
    await pass(2_000);
    const intention = { ...interrupted, outcome: { kind: "done" } } as const;
    actor.send({ type: "stored.changed", state: { kind: "stored", intention } });
    expect(status()).toBe("done");
    actor.send({ type: "stored.changed", state: { kind: "none" } });
    expect(status()).toBe("closed");
  });
});

/** A walk computes transitions only. */
const NO_EFFECTS: MoneyOperationEffects = {
  holdLock: () => () => {},
  readOrRestore: () => ({ kind: "none" }),
  prepare: () => new Promise<never>(() => {}),
  send: () => new Promise<never>(() => {}),
  judge: () => new Promise<never>(() => {}),
  saveOutcome: () => {},
  removeStored: () => {},
  notifyEnded: () => {},
};

it("reaches every state and every transition in a walk", () => {
  const settled = intentionOf({ sends: 1, lastSentAt: START - 10 * SETTLE });
  const fresh = intentionOf({ sends: 1, lastSentAt: START });
  const finished = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
  const broken = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error(id) });
  const judgements: readonly Judgement[] = [
    absent,
    unclear,
    done,
    { kind: "reversed" },
    { kind: "foreign" },
  ];
  const stored = (intention: Intention) => ({ kind: "stored", intention }) as const;
  const states = [
    { kind: "none" },
    stored(fresh),
    stored(settled),
    stored({ ...fresh, sends: 9 }),
    ...(["done", "refused", "reversed", "nothingHappened"] as const).map((kind) =>
      stored({ ...fresh, outcome: { kind } }),
    ),
  ] as const;
  const events = [
    { type: "operation.check" },
    { type: "operation.wake" },
    {
      type: "operation.renew",
      order,
      policy: { honoursKeys: true, isRepeatHarmless: false, isSendable: true, settleMs: SETTLE },
    },
    { type: "operation.retry" },
    { type: "operation.repeat" },
    { type: "operation.close" },
    { type: "operation.report" },
    { type: "operation.seen" },
    { type: "operation.missed" },
    { type: "operation.forget" },
    ...states.flatMap((state) => [
      { type: "stored.changed", state },
      { type: "lock.acquired", state },
    ]),
    { type: "lock.busy" },
    finished("prepare", { ok: true, data: intentionOf() }),
    finished("prepare", { ok: false, error: { kind: "notSent", reason: "unread" } }),
    broken("prepare"),
    ...[fine, refused, lost, notStored].map((reply) => finished("send", reply)),
    broken("send"),
    ...["reconcile", "judge"].flatMap((id) => [
      ...judgements.map((judgement) => finished(id, { judgement, isSettled: true })),
      broken(id),
    ]),
    { type: "xstate.after.readDelay.moneyOperation.watching.waiting" },
    { type: "xstate.after.settleDelay.moneyOperation.restoring" },
    { type: "xstate.after.sendDeadlineDelay.moneyOperation.exclusive.preparing" },
    { type: "xstate.after.sendDeadlineDelay.moneyOperation.exclusive.reconciling" },
    { type: "xstate.after.checkPauseDelay.moneyOperation.watching.waiting.pausing" },
  ];
  const walk = (initial: Intention | null, honoursKeys: boolean) => {
    let reads = 0;
    // Time passes, so that states after the settling time are reached.
    const monotonic = () => {
      reads += 1;
      return reads * 1_000;
    };
    return walkWith(initial, honoursKeys, monotonic);
  };
  const walkWith = (initial: Intention | null, honoursKeys: boolean, monotonic: () => number) =>
    findUnwalked(moneyOperationMachine, {
      input: {
        operation: "transfer",
        lock: "transfer",
        order,
        stored: initial,
        policy: { honoursKeys, isRepeatHarmless: false, isSendable: true, settleMs: SETTLE },
        times: { now: () => START, isServerTime: () => true, monotonic, wall: () => START },
        effects: NO_EFFECTS,
      },
      events,
      // Counters have no upper limit; for a walk it matters only whether they have reached their
      // thresholds.
      sameAs: ({ value, context }) => {
        const { intention, quietReadings, judgement, isAnswered, isSeen, check } =
          context as ReturnType<typeof open>["actor"] extends {
            getSnapshot(): { context: infer C };
          }
            ? C
            : never;
        return JSON.stringify([
          value,
          intention && [Math.min(intention.sends, 2), intention.outcome, intention.lastSentAt],
          Math.min(quietReadings, 2),
          judgement?.kind,
          isAnswered,
          // Read in `ended` only.
          JSON.stringify(value).includes("ended") && isSeen,
          check,
        ]);
      },
    });
  const walks = [
    walk(null, true),
    walk(settled, false),
    walk(fresh, true),
    // No time passes, so that orders are sent in time.
    walkWith(null, true, () => 0),
  ];
  const inAll = (key: "states" | "transitions") =>
    (walks[0]?.[key] ?? []).filter((name) => walks.every((one) => one[key].includes(name)));
  expect({ states: inAll("states"), transitions: inAll("transitions") }).toEqual({
    states: [],
    transitions: [],
  });
});
