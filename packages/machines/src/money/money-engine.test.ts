import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { moneyEngineMachine } from "./money-engine.machine.ts";
import { selectCurrent, selectOperations } from "./money-engine.selectors.ts";
import {
  selectMoneyOperationOrder,
  selectMoneyOperationStatus,
} from "./money-operation.selectors.ts";
import type { Intention, MoneyOperationEffects, SendReply } from "./money-operation.types.ts";

const START = 1_800_000_000_000;
const lost: SendReply = { ok: false, error: { kind: "network" } };
const fine: SendReply = { ok: true, data: null };
const order = { to: "PG", amount: 30_000 };
const other = { to: "PG", amount: 20_000 };

/**
 * An engine on one device with the operations `transfer` and `withdraw`; `replies` are used in
 * order.
 */
function open(replies: SendReply[] = [], isRepeatHarmless = false) {
  const clock = new SimulatedClock();
  const sent: Intention[] = [];
  const storage = new Map<string, Intention>();
  const effects: MoneyOperationEffects = {
    holdLock: ({ intention }, report) => {
      const stored = intention && storage.get(intention.key);
      report({
        type: "lock.acquired",
        state: stored ? { kind: "stored", intention: stored } : { kind: "none" },
      });
      return () => {};
    },
    readOrRestore: ({ key }) => {
      const stored = storage.get(key);
      return stored ? { kind: "stored", intention: stored } : { kind: "none" };
    },
    prepare: async (name, wanted) => ({
      ok: true,
      data: {
        operation: name,
        order: wanted,
        key: `key-${sent.length + 1}`,
        member: "m1",
        before: null,
        startedAt: START + clock.now(),
        isServerTime: true,
        lastSentAt: 0,
        sends: 0,
        outcome: null,
      },
    }),
    send: async (intention) => {
      sent.push(intention);
      storage.set(intention.key, intention);
      return replies.shift() ?? new Promise<never>(() => {});
    },
    judge: async () => ({ kind: "absent" }),
    saveOutcome: () => {},
    removeStored: () => {},
    notifyEnded: () => {},
  };
  const actor = createActor(moneyEngineMachine, {
    clock,
    input: {
      describe: (name, wanted) =>
        name === "unknown"
          ? null
          : {
              lock: name,
              subject: name === "bonus" ? (wanted as { code: string }).code : null,
              policy: { honoursKeys: false, isRepeatHarmless, isSendable: true, settleMs: 90_000 },
            },
      times: {
        now: () => START + clock.now(),
        isServerTime: () => true,
        monotonic: () => clock.now(),
        wall: () => START + clock.now(),
      },
      effects,
      watchStored: () => () => {},
    },
  }).start();
  const submit = (wanted: unknown, name = "transfer") =>
    actor.send({ type: "order.submit", operation: name, order: wanted });
  const pass = async (ms: number) => {
    for (let left = ms; left >= 0; left -= 1_000) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      clock.increment(Math.min(1_000, left));
    }
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const statuses = () =>
    selectOperations(actor.getSnapshot()).map((ref) =>
      selectMoneyOperationStatus(ref.getSnapshot()),
    );
  const keys = () =>
    selectOperations(actor.getSnapshot()).map((ref) => ref.getSnapshot().context.intention?.key);
  const current = (lock = "transfer") => selectCurrent(lock)(actor.getSnapshot());
  return { actor, submit, pass, sent, statuses, keys, current, storage };
}

const interrupted = (key: string, fields: Partial<Intention> = {}): Intention => ({
  key,
  operation: "transfer",
  member: "m1",
  order,
  before: null,
  startedAt: START,
  isServerTime: true,
  lastSentAt: START,
  sends: 1,
  outcome: null,
  ...fields,
});

describe("orders", () => {
  it("an order that equals one with an unread outcome shows that outcome, and sends nothing", async () => {
    const { submit, pass, sent, statuses, current } = open([lost, lost]);
    submit(order);
    await pass(20_000);
    const first = current();
    submit(other);
    await pass(20_000);
    const found = { ...(sent[0] as Intention), outcome: { kind: "done" as const } };
    first?.send({ type: "stored.changed", state: { kind: "stored", intention: found } });
    expect(statuses()).toEqual(["done", "notKnownYet"]);
    submit(order);
    await pass(1_000);
    expect(sent).toHaveLength(2);
    expect(statuses()).toEqual(["done", "notKnownYet"]);
    expect(current()).toBe(first);
    submit(order);
    await pass(1_000);
    expect(sent).toHaveLength(3);
  });

  it("the same order much later keeps an unread outcome in the list", async () => {
    const { actor, submit, pass, sent, statuses, storage } = open([lost]);
    const found = interrupted("a", {
      lastSentAt: START - 3_600_000,
      outcome: { kind: "done" },
    });
    storage.set("a", found);
    submit(other);
    await pass(10_000);
    actor.send({ type: "stored.read", member: "m1", intentions: [found, ...sent] });
    await pass(0);
    submit(order);
    await pass(1_000);
    expect(statuses()).toEqual(["notKnownYet", "done", "submitting"]);
  });

  it("an outcome that came later and was not read stays listed after another order of the lock", async () => {
    const { submit, pass, sent, statuses, current } = open([lost, fine, fine]);
    submit({ code: "A" }, "bonus");
    await pass(20_000);
    const found = { ...(sent[0] as Intention), outcome: { kind: "done" as const } };
    current("bonus")?.send({
      type: "stored.changed",
      state: { kind: "stored", intention: found },
    });
    submit({ code: "B" }, "bonus");
    await pass(1_000);
    expect(statuses()).toEqual(["done", "done"]);
  });

  it("a double tap sends one call", async () => {
    const { submit, pass, sent } = open([fine, fine]);
    submit(order);
    submit(order);
    await pass(0);
    submit(order);
    await pass(1_000);
    expect(sent).toHaveLength(1);
  });

  it("the same order a second after its success is a new one", async () => {
    const { submit, pass, sent } = open([fine, fine]);
    submit(order);
    await pass(1_000);
    submit(order);
    await pass(1_000);
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });

  it("of one lock are sent one after the other, of two locks at the same time", async () => {
    const { submit, pass, sent } = open();
    submit(order);
    await pass(1_000);
    submit(other);
    submit({ amount: 5 }, "withdraw");
    await pass(1_000);
    expect(sent.map(({ operation }) => operation)).toEqual(["transfer", "withdraw"]);
  });

  it("of an unknown operation are ignored", async () => {
    const { submit, pass, statuses } = open();
    submit(order, "unknown");
    await pass(1_000);
    expect(statuses()).toEqual([]);
  });

  it("the same order while its outcome is not known asks the member and sends nothing", async () => {
    const { submit, pass, sent, statuses } = open([lost]);
    submit(order);
    await pass(20_000);
    submit(order);
    await pass(1_000);
    expect(sent).toHaveLength(1);
    expect(statuses()).toEqual(["notKnownYet"]);
  });

  it("the same harmless order is sent again at once, with the same key", async () => {
    const { submit, pass, sent } = open([lost, fine], true);
    submit(order);
    await pass(20_000);
    submit(order);
    await pass(1_000);
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });

  it("another order may be sent meanwhile, and both stay listed", async () => {
    const { submit, pass, statuses, current } = open([lost, fine]);
    submit(order);
    await pass(20_000);
    submit(other);
    await pass(1_000);
    expect(statuses()).toEqual(["notKnownYet", "done"]);
    const shown = current();
    expect(shown && selectMoneyOperationOrder(shown.getSnapshot())).toEqual(other);
  });
});

describe("an operation that the device stores", () => {
  it("is restored with every other one, oldest first", async () => {
    const { actor, keys, pass, statuses, storage } = open();
    const intentions = [interrupted("a"), interrupted("b", { order: other, startedAt: START - 1 })];
    for (const intention of intentions) storage.set(intention.key, intention);
    actor.send({ type: "stored.read", member: "m1", intentions });
    await pass(20_000);
    expect(statuses()).toEqual(["notKnownYet", "notKnownYet"]);
    expect(keys()).toEqual(["b", "a"]);
  });

  it("is listed by its age also when its definition is known later than that of a newer operation", async () => {
    const { actor, keys, pass, storage, submit } = open([lost]);
    const withdrawal = interrupted("a", { operation: "withdraw" });
    const transfer = interrupted("b", { startedAt: START - 1 });
    for (const intention of [withdrawal, transfer]) storage.set(intention.key, intention);
    actor.send({ type: "stored.read", member: "m1", intentions: [withdrawal] });
    await pass(1_000);
    submit({ code: "A" }, "bonus");
    actor.send({ type: "stored.read", member: "m1", intentions: [withdrawal, transfer] });
    await pass(1_000);
    expect(keys()).toEqual(["b", "a", "key-1"]);
  });

  it("is shown in the form of that lock, unless another order was made there", async () => {
    const { actor, pass, current, storage, submit } = open([fine]);
    storage.set("a", interrupted("a"));
    actor.send({ type: "stored.read", member: "m1", intentions: [interrupted("a")] });
    await pass(1_000);
    expect(current()?.getSnapshot().context.intention?.key).toBe("a");
    submit(other);
    await pass(1_000);
    const shown = current();
    expect(shown && selectMoneyOperationOrder(shown.getSnapshot())).toEqual(other);
  });

  it("is restored once, even when storage is read several times", async () => {
    const { actor, pass, statuses, storage } = open();
    const intentions = [interrupted("a")];
    storage.set("a", interrupted("a"));
    for (const _time of [1, 2]) actor.send({ type: "stored.read", member: "m1", intentions });
    await pass(1_000);
    expect(statuses()).toHaveLength(1);
  });

  it("that is running already leaves the list as it is, so that no view renders again", async () => {
    const { actor, pass, storage } = open();
    const intentions = [interrupted("a")];
    storage.set("a", interrupted("a"));
    actor.send({ type: "stored.read", member: "m1", intentions });
    await pass(1_000);
    const listed = selectOperations(actor.getSnapshot());
    actor.send({ type: "stored.read", member: "m1", intentions });
    expect(selectOperations(actor.getSnapshot())).toBe(listed);
  });

  it("is closed when another tab has reported it", async () => {
    const { actor, pass, statuses, storage } = open();
    storage.set("a", interrupted("a"));
    actor.send({ type: "stored.read", member: "m1", intentions: [interrupted("a")] });
    await pass(1_000);
    storage.delete("a");
    actor.send({ type: "stored.read", member: "m1", intentions: [] });
    expect(statuses()).toEqual([]);
  });

  it("of a member continues while another tab changes the storage and the member is not known yet", async () => {
    const { actor, submit, pass, sent, statuses } = open();
    submit(order);
    await pass(1_000);
    actor.send({ type: "stored.read", member: null, intentions: [] });
    await pass(1_000);
    expect(sent).toHaveLength(1);
    expect(statuses()).toEqual(["submitting"]);
  });

  it("stops when another member signs in", async () => {
    const { actor, pass, statuses, storage } = open();
    storage.set("a", interrupted("a"));
    actor.send({ type: "stored.read", member: "m1", intentions: [interrupted("a")] });
    await pass(1_000);
    actor.send({ type: "stored.read", member: "m2", intentions: [] });
    expect(statuses()).toEqual([]);
    expect(storage.size).toBe(1);
  });
});

it("sends the order as the member made it last, because a part that is not stored may differ", async () => {
  const { submit, pass, sent } = open([lost, fine], true);
  submit(order);
  await pass(20_000);
  const again = { ...order };
  submit(again);
  await pass(1_000);
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  expect(sent[1]?.order).toBe(again);
});

it("checks every open operation when the connection is back", async () => {
  const { actor, submit, pass, current } = open([lost]);
  submit(order);
  await pass(20_000);
  const before = current()?.getSnapshot().context.readings ?? 0;
  actor.send({ type: "operations.wake" });
  await pass(0);
  expect(current()?.getSnapshot().context.readings).toBe(before + 1);
});
