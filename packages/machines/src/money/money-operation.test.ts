import type { Failure } from "@satang/core";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import { moneyOperationMachine } from "./money-operation.machine.ts";
import {
  selectCanForget,
  selectCanRetry,
  selectIsAnswered,
  selectIsHidden,
  selectIsRepeated,
  selectMoneyOperationError,
  selectMoneyOperationHint,
  selectMoneyOperationStatus,
  selectSettlesAt,
} from "./money-operation.selectors.ts";
import type {
  Intention,
  Judgement,
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
  readonly judgements?: Judgement[];
  readonly prepared?: Prepared;
  readonly stored?: Intention;
  readonly isServerTime?: boolean;
  /** The answer of the lock; `held` never answers. */
  readonly locks?: ("free" | "busy" | "held")[];
};

/** One operation on one device; the last judgement is used for every later reading. */
function open({ policy = {}, replies = [], judgements = [absent], ...script }: Script = {}) {
  const clock = new SimulatedClock();
  const storage = new Map<string, Intention>();
  if (script.stored) storage.set(script.stored.key, script.stored);
  const sent: Intention[] = [];
  const readAt: number[] = [];
  const locks = [...(script.locks ?? [])];
  const notifyEnded = vi.fn();
  let last: Judgement = absent;
  const machine = moneyOperationMachine.provide({
    actors: {
      holdLock: fromCallback(({ input, sendBack }) => {
        const answer = locks.shift() ?? "free";
        const stored = input.intention && storage.get(input.intention.key);
        const state: StoredState = stored
          ? { kind: "stored", intention: stored }
          : { kind: "none" };
        if (answer === "free") sendBack({ type: "lock.acquired", state });
        if (answer === "busy") sendBack({ type: "lock.busy" });
      }),
      prepare: fromPromise(async () => script.prepared ?? { ok: true, data: intentionOf() }),
      send: fromPromise(async ({ input: { intention } }) => {
        if (!intention) throw new Error("nothing to send");
        storage.set(intention.key, intention);
        sent.push(intention);
        return replies.shift() ?? new Promise<never>(() => {});
      }),
      judge: fromPromise(async () => {
        readAt.push(clock.now());
        last = judgements.shift() ?? last;
        return last;
      }),
    },
    actions: {
      saveOutcome: (_, { intention }) => {
        if (intention) storage.set(intention.key, intention);
      },
      removeStored: (_, { intention }) => {
        if (intention) storage.delete(intention.key);
      },
      notifyEnded: (_, { operation }) => notifyEnded(operation),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
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
        now: () => START + clock.now(),
        isServerTime: () => script.isServerTime ?? true,
        monotonic: () => clock.now(),
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
  return { actor, read, status, flush, pass, sent, storage, readAt, notifyEnded, clock };
}

describe("an order that is answered", () => {
  it("is done, and nothing remains stored", async () => {
    const { status, flush, sent, storage, read, notifyEnded } = open({ replies: [fine] });
    expect(status()).toBe("submitting");
    await flush();
    expect(status()).toBe("done");
    expect(read(selectIsAnswered)).toBe(true);
    expect(sent).toMatchObject([{ key: "key-1", sends: 1, startedAt: START, lastSentAt: START }]);
    expect(storage.size).toBe(0);
    expect(notifyEnded).toHaveBeenCalledWith("transfer");
  });

  it("is refused with the reason", async () => {
    const { status, flush, storage, read } = open({ replies: [refused] });
    await flush();
    expect(status()).toBe("refused");
    expect(read(selectMoneyOperationError)).toEqual(refusal);
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
    const reply: SendReply = { ok: false, error: { kind: "notSent", reason: "storage" } };
    const { status, flush, storage } = open({ replies: [reply] });
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
    expect(read(selectSettlesAt)).toBe(START + 7_000 + SETTLE);
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
    { type: "operation.retry" },
    { type: "operation.repeat" },
    { type: "operation.close" },
    { type: "operation.forget" },
    ...states.flatMap((state) => [
      { type: "stored.changed", state },
      { type: "lock.acquired", state },
    ]),
    { type: "lock.busy" },
    finished("prepare", { ok: true, data: intentionOf() }),
    finished("prepare", { ok: false, error: { kind: "notSent", reason: "unread" } }),
    broken("prepare"),
    ...[fine, refused, lost, { ok: false, error: { kind: "notSent", reason: "storage" } }].map(
      (reply) => finished("send", reply),
    ),
    broken("send"),
    ...["reconcile", "judge"].flatMap((id) => [
      ...judgements.map((judgement) => finished(id, judgement)),
      broken(id),
    ]),
    { type: "xstate.after.readDelay.moneyOperation.watching.waiting" },
  ];
  const walk = (initial: Intention | null, honoursKeys: boolean) =>
    findUnwalked(moneyOperationMachine, {
      input: {
        operation: "transfer",
        lock: "transfer",
        order,
        stored: initial,
        policy: { honoursKeys, isRepeatHarmless: false, isSendable: true, settleMs: SETTLE },
        times: { now: () => START, isServerTime: () => true, monotonic: () => 0 },
      },
      events,
      // Counters have no upper limit; for a walk it matters only whether they have reached their
      // thresholds.
      sameAs: ({ value, context }) => {
        const { intention, quietReadings, judgement, isAnswered } = context as ReturnType<
          typeof open
        >["actor"] extends { getSnapshot(): { context: infer C } }
          ? C
          : never;
        return JSON.stringify([
          value,
          intention && [Math.min(intention.sends, 2), intention.outcome, intention.lastSentAt],
          Math.min(quietReadings, 2),
          judgement?.kind,
          isAnswered,
        ]);
      },
    });
  const walks = [walk(null, true), walk(settled, false), walk(fresh, true)];
  const inAll = (key: "states" | "transitions") =>
    (walks[0]?.[key] ?? []).filter((name) => walks.every((one) => one[key].includes(name)));
  expect({ states: inAll("states"), transitions: inAll("transitions") }).toEqual({
    states: [],
    transitions: [],
  });
});
