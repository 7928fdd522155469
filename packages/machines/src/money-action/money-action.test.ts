import { describe, expect, it, vi } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import type { Failure, Result } from "../result.ts";
import { moneyActionMachine } from "./money-action.machine.ts";
import {
  selectCanGiveUp,
  selectMoneyActionOrder,
  selectMoneyActionReceipt,
  selectMoneyActionStatus,
} from "./money-action.selectors.ts";
import type { Judgement } from "./money-action.types.ts";
import type { Intention, MoneyOrder } from "./money-order.types.ts";

const order: MoneyOrder = { kind: "transfer", from: "wallet", to: "PG", amount: 10_000 };
const other: MoneyOrder = { kind: "transfer", from: "wallet", to: "PG", amount: 20_000 };
const refused: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };
const lost: Result<never> = { ok: false, error: { kind: "network" } };
const notSeen: Judgement = { kind: "notSeen" };
const unclear: Judgement = { kind: "unclear" };

const intentionOf = (wanted: MoneyOrder | null, key: string): Intention => ({
  key,
  order: wanted ?? order,
  startedAt: 0,
  before: { member: "m1", balances: { wallet: 50_000 }, rows: [] },
});

/** One device: storage and locks that several tabs share. */
function device() {
  const stored = new Map<string, Intention>();
  const held = new Set<string>();
  return { stored, held };
}

type Script = {
  /** An error stands for a call that breaks without any reply. */
  readonly replies?: (Result<unknown> | Error)[];
  /** An error stands for a reading that breaks. */
  readonly judgements?: (Judgement | Error)[];
  readonly prepare?: Result<Intention> | Error;
};

/** One tab of the app on a device; everything it sends is recorded. */
function openTab(on: ReturnType<typeof device>, script: Script = {}) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  /** When the money was read. */
  const looks: number[] = [];
  const leavePending = vi.fn();
  let keys = on.stored.size;
  const replies = [...(script.replies ?? [])];
  const judgements = [...(script.judgements ?? [])];
  const actor = createActor(
    moneyActionMachine.provide({
      actors: {
        holdLock: fromCallback<EventObject, { scope: string; wait: boolean }>(
          ({ input, sendBack }) => {
            if (on.held.has(input.scope)) {
              if (!input.wait) sendBack({ type: "lock.busy" });
              return;
            }
            on.held.add(input.scope);
            sendBack({ type: "lock.acquired", pending: on.stored.get(input.scope) ?? null });
            return () => void on.held.delete(input.scope);
          },
        ),
        prepareIntention: fromPromise<Result<Intention>, { order: MoneyOrder | null }>(
          async ({ input }) => {
            keys += 1;
            if (script.prepare instanceof Error) throw script.prepare;
            return script.prepare ?? { ok: true, data: intentionOf(input.order, `key-${keys}`) };
          },
        ),
        sendOrder: fromPromise<Result<unknown>, { intention: Intention | null }>(
          async ({ input }) => {
            sent.push(input.intention?.key ?? "none");
            const reply = replies.shift();
            if (reply instanceof Error) throw reply;
            return reply ?? new Promise(() => {});
          },
        ),
        reconcile: fromPromise<Judgement, { intention: Intention | null }>(async () => {
          looks.push(clock.now());
          const judgement = judgements.shift();
          if (judgement instanceof Error) throw judgement;
          return judgement ?? new Promise(() => {});
        }),
      },
      actions: {
        savePending: (_, { scope, intention }) => {
          if (intention) on.stored.set(scope, intention);
        },
        clearPending: (_, { scope }) => void on.stored.delete(scope),
        leavePending,
      },
    }),
    { input: { scope: "transfer", pending: on.stored.get("transfer") ?? null }, clock },
  ).start();
  const status = () => selectMoneyActionStatus(actor.getSnapshot());
  const isSettling = () => actor.getSnapshot().matches({ exclusive: "outcomeUnknown" });
  const becomes = (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted));
  const passTo = (wanted: string) =>
    vi.waitFor(() => {
      clock.increment(3_000);
      expect(status()).toBe(wanted);
    });
  const send = actor.send;
  return { actor, clock, sent, looks, leavePending, status, isSettling, becomes, passTo, send };
}

describe("a money action that the server answers", () => {
  it("is sent once and told as done", async () => {
    const tab = openTab(device(), { replies: [{ ok: true, data: { message: "SUCCESS" } }] });
    tab.send({ type: "action.submit", order });
    expect(tab.status()).toBe("submitting");
    await tab.becomes("succeeded");
    expect(tab.sent).toEqual(["key-1"]);
    expect(selectMoneyActionReceipt(tab.actor.getSnapshot())).toEqual({ message: "SUCCESS" });
  });

  it("is told as failed only when the server refused", async () => {
    const here = device();
    const tab = openTab(here, { replies: [{ ok: false, error: refused }] });
    tab.send({ type: "action.submit", order });
    await tab.becomes("failed");
    expect(here.stored.size).toBe(0);
    expect(tab.actor.getSnapshot().context.error).toEqual(refused);
  });

  it("is told as failed when the server refuses in its own words without a code", async () => {
    const error: Failure = { kind: "raw", message: "ธนาคารปิดปรับปรุง", status: 200 };
    const tab = openTab(device(), { replies: [{ ok: false, error }] });
    tab.send({ type: "action.submit", order });
    await tab.becomes("failed");
  });

  it("gets a new key when the member tries anew after a refusal", async () => {
    const tab = openTab(device(), {
      replies: [
        { ok: false, error: refused },
        { ok: true, data: null },
      ],
    });
    tab.send({ type: "action.submit", order });
    await tab.becomes("failed");
    tab.send({ type: "action.submit", order: other });
    await tab.becomes("succeeded");
    expect(tab.sent).toEqual(["key-1", "key-2"]);
  });

  it.each<[string, Result<Intention> | Error]>([
    ["cannot be read before", lost],
    ["breaks when it is read", new Error("broken")],
  ])("sends nothing when the money %s", async (_name, prepare) => {
    const tab = openTab(device(), { prepare });
    tab.send({ type: "action.submit", order });
    await tab.becomes("failed");
    expect(tab.sent).toEqual([]);
  });

  it("sends one call for a double tap", async () => {
    const tab = openTab(device(), { replies: [{ ok: true, data: null }] });
    tab.send({ type: "action.submit", order });
    tab.send({ type: "action.submit", order });
    await tab.becomes("succeeded");
    expect(tab.sent).toHaveLength(1);
  });

  it("sends one call from two tabs pressed together", async () => {
    const here = device();
    const first = openTab(here);
    const second = openTab(here);
    first.send({ type: "action.submit", order });
    second.send({ type: "action.submit", order });
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    expect(second.status()).toBe("busy");
    expect(second.sent).toEqual([]);
    second.send({ type: "action.dismiss" });
    expect(second.status()).toBe("idle");
  });
});

describe("a money action without an answer", () => {
  it.each<[string, Failure]>([
    ["a lost line", { kind: "network" }],
    ["a timeout", { kind: "timeout" }],
    ["a garbage body", { kind: "raw", message: "", status: 200 }],
    ["an error page of the server", { kind: "raw", message: "<html>", status: 502 }],
    ["a broken server", { kind: "coded", code: "INTERNAL_SERVER_ERROR", message: "", status: 500 }],
    ["a 200 from one", { kind: "coded", code: "INTERNAL_SERVER_ERROR", message: "", status: 200 }],
    ["a proxy that waited too long", { kind: "raw", message: "Request Timeout", status: 408 }],
  ])("is never called failed: %s", async (_name, error) => {
    const tab = openTab(device(), { replies: [{ ok: false, error }] });
    tab.send({ type: "action.submit", order });
    await tab.becomes("checking");
  });

  it("is told as landed when the money shows it", async () => {
    const here = device();
    const tab = openTab(here, {
      replies: [{ ok: false, error: { kind: "timeout" } }],
      judgements: [unclear, { kind: "landed", receipt: "seen" }],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("landed");
    expect(here.stored.size).toBe(0);
    expect(selectMoneyActionReceipt(tab.actor.getSnapshot())).toBe("seen");
  });

  it("is told as given back when the server undid it", async () => {
    const here = device();
    const tab = openTab(here, { replies: [lost], judgements: [{ kind: "undone" }] });
    tab.send({ type: "action.submit", order });
    await tab.passTo("undone");
    expect(here.stored.size).toBe(0);
  });

  it("is told as not landed only after two quiet readings in a row, and is then retried with the same key", async () => {
    const here = device();
    const tab = openTab(here, {
      replies: [
        { ok: false, error: { kind: "network" } },
        { ok: true, data: null },
      ],
      judgements: [notSeen, unclear, notSeen, notSeen],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("didNotLand");
    expect(tab.looks).toHaveLength(4);
    expect(tab.sent).toEqual(["key-1"]);
    tab.send({ type: "action.retry" });
    await tab.becomes("succeeded");
    expect(tab.sent).toEqual(["key-1", "key-1"]);
    expect(here.stored.size).toBe(0);
  });

  it.each<[string, Result<unknown> | Error]>([
    ["has no answer", lost],
    ["breaks", new Error("broken")],
  ])("a retry that %s too is looked for as patiently as the first call", async (_name, again) => {
    const tab = openTab(device(), {
      replies: [lost, again],
      judgements: [notSeen, notSeen, notSeen, notSeen],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("didNotLand");
    tab.send({ type: "action.retry" });
    await tab.passTo("didNotLand");
    expect(tab.looks).toHaveLength(4);
    expect(tab.sent).toEqual(["key-1", "key-1"]);
  });

  it("is looked for a second later, and then every three: what was lost may still be at work", async () => {
    const tab = openTab(device(), { replies: [lost], judgements: [unclear, unclear] });
    tab.send({ type: "action.submit", order });
    await tab.becomes("checking");
    for (const [wait, looks] of [
      [1_000, 1],
      [3_000, 2],
      [3_000, 3],
    ] as const) {
      await vi.waitFor(() => expect(tab.isSettling()).toBe(true));
      tab.clock.increment(wait - 1);
      expect(tab.looks).toHaveLength(looks - 1);
      tab.clock.increment(1);
      expect(tab.looks).toHaveLength(looks);
    }
  });

  it("allows no retry before it is told, and none while it is still unknown", async () => {
    const tab = openTab(device(), {
      replies: [{ ok: false, error: { kind: "network" } }],
      judgements: [unclear, unclear, unclear, unclear, unclear, { kind: "landed", receipt: null }],
    });
    tab.send({ type: "action.submit", order });
    await tab.becomes("checking");
    tab.send({ type: "action.retry" });
    tab.send({ type: "action.submit", order });
    expect(tab.status()).toBe("checking");
    await tab.passTo("stillUnknown");
    for (const type of ["action.retry", "action.dismiss"] as const) tab.send({ type });
    tab.send({ type: "action.submit", order });
    expect(tab.status()).toBe("stillUnknown");
    tab.send({ type: "action.check" });
    await tab.passTo("landed");
    expect(tab.sent).toHaveLength(1);
  });

  it("does not lock the member out for good: after another look that tells nothing it can be closed", async () => {
    const here = device();
    const tab = openTab(here, {
      replies: [
        { ok: false, error: { kind: "network" } },
        { ok: true, data: null },
      ],
      judgements: Array.from({ length: 10 }, () => unclear),
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("stillUnknown");
    expect(tab.looks).toHaveLength(5);
    expect(selectCanGiveUp(tab.actor.getSnapshot())).toBe(false);
    tab.send({ type: "action.check" });
    await tab.passTo("stillUnknown");
    expect(tab.looks).toHaveLength(10);
    expect(selectCanGiveUp(tab.actor.getSnapshot())).toBe(true);
    tab.send({ type: "action.dismiss" });
    expect(here.stored.size).toBe(0);
    tab.send({ type: "action.submit", order });
    await tab.becomes("succeeded");
    expect(tab.sent).toEqual(["key-1", "key-2"]);
  });

  it("stays unknown when looking for it breaks: that shows nothing about the money", async () => {
    const tab = openTab(device(), { replies: [lost], judgements: [new Error("broken")] });
    tab.send({ type: "action.submit", order });
    await tab.passTo("stillUnknown");
    tab.send({ type: "action.retry" });
    expect(tab.sent).toEqual(["key-1"]);
  });

  it("is not closed on the strength of another look that an earlier order was given", async () => {
    const tab = openTab(device(), {
      replies: [lost, lost],
      judgements: [new Error("broken"), { kind: "landed", receipt: null }, new Error("broken")],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("stillUnknown");
    tab.send({ type: "action.check" });
    await tab.passTo("landed");
    tab.send({ type: "action.submit", order: other });
    await tab.passTo("stillUnknown");
    expect(selectCanGiveUp(tab.actor.getSnapshot())).toBe(false);
    tab.send({ type: "action.dismiss" });
    expect(tab.status()).toBe("stillUnknown");
  });

  it("counts quiet readings anew when the member has it looked for once more", async () => {
    const tab = openTab(device(), {
      replies: [lost],
      judgements: [unclear, unclear, unclear, notSeen, unclear, notSeen, notSeen],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("stillUnknown");
    tab.send({ type: "action.check" });
    await tab.passTo("didNotLand");
    expect(tab.looks).toHaveLength(7);
  });

  it("lets the member give up what did not land and start something else with a new key", async () => {
    const tab = openTab(device(), {
      replies: [
        { ok: false, error: { kind: "network" } },
        { ok: true, data: null },
      ],
      judgements: [notSeen, notSeen],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("didNotLand");
    tab.send({ type: "action.dismiss" });
    tab.send({ type: "action.submit", order: other });
    await tab.becomes("succeeded");
    expect(tab.sent).toEqual(["key-1", "key-2"]);
  });
});

describe("a money action interrupted by a reload", () => {
  it("is looked for at once, and retried with the key it had", async () => {
    const here = device();
    const before = openTab(here);
    before.send({ type: "action.submit", order });
    await vi.waitFor(() => expect(before.sent).toEqual(["key-1"]));
    before.actor.stop();
    here.held.clear();

    const after = openTab(here, {
      judgements: [notSeen, notSeen],
      replies: [{ ok: true, data: null }],
    });
    expect(after.status()).toBe("checking");
    await after.passTo("didNotLand");
    after.send({ type: "action.retry" });
    await after.becomes("succeeded");
    expect(after.sent).toEqual(["key-1"]);
  });

  it("waits while another tab is still sending it, and sends nothing itself", async () => {
    const here = device();
    const first = openTab(here);
    first.send({ type: "action.submit", order });
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    const second = openTab(here);
    expect(second.status()).toBe("checking");
    expect(second.sent).toEqual([]);
  });

  it("is finished before a new order of another tab goes out", async () => {
    const here = device();
    const tab = openTab(here, { judgements: [{ kind: "landed", receipt: null }] });
    here.stored.set("transfer", intentionOf(order, "left-behind"));
    tab.send({ type: "action.submit", order: other });
    await tab.becomes("landed");
    expect(tab.sent).toEqual([]);
    expect(tab.actor.getSnapshot().context.order).toEqual(order);
  });

  it("ends when another tab has told it meanwhile, without sending again", async () => {
    const here = device();
    const tab = openTab(here, {
      replies: [{ ok: false, error: { kind: "network" } }],
      judgements: [notSeen, notSeen],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("didNotLand");
    here.stored.clear();
    tab.send({ type: "action.retry" });
    await tab.becomes("idle");
    expect(tab.sent).toHaveLength(1);
  });

  it("is looked for, not sent over, when another tab has begun a new one meanwhile", async () => {
    const here = device();
    const tab = openTab(here, {
      replies: [lost],
      judgements: [notSeen, notSeen, { kind: "landed", receipt: null }],
    });
    tab.send({ type: "action.submit", order });
    await tab.passTo("didNotLand");
    here.stored.set("transfer", intentionOf(other, "of-another-tab"));
    tab.send({ type: "action.retry" });
    await tab.becomes("landed");
    expect(selectMoneyActionOrder(tab.actor.getSnapshot())).toEqual(other);
    expect(tab.sent).toEqual(["key-1"]);
  });

  it("is left alone, and nothing of it told, when it was another member's", async () => {
    const here = device();
    here.stored.set("transfer", intentionOf(order, "of-another"));
    const tab = openTab(here, { judgements: [{ kind: "foreign" }] });
    await tab.becomes("idle");
    expect(selectMoneyActionOrder(tab.actor.getSnapshot())).toBeNull();
    expect(here.stored.size).toBe(1);
    expect(tab.leavePending).toHaveBeenCalledOnce();
  });

  it("is looked for when it comes to light later, as long as nothing else is told", async () => {
    const here = device();
    const tab = openTab(here, { judgements: [{ kind: "landed", receipt: null }] });
    const pending = intentionOf(order, "late");
    here.stored.set("transfer", pending);
    tab.send({ type: "pending.found", pending });
    expect(selectMoneyActionOrder(tab.actor.getSnapshot())).toEqual(order);
    await tab.becomes("landed");
    tab.send({ type: "pending.found", pending });
    expect(tab.status()).toBe("landed");
    expect(tab.sent).toEqual([]);
  });
});

it("has no state and no transition that a walk does not come by", () => {
  const ok = { ok: true, data: intentionOf(order, "k") };
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
  const error = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error(id) });
  const judged = (["landed", "undone", "foreign", "notSeen", "unclear"] as const).map((kind) =>
    done("reconcile", { kind, receipt: null }),
  );
  const events = [
    { type: "action.submit", order },
    { type: "action.retry" },
    { type: "action.check" },
    { type: "action.dismiss" },
    { type: "pending.found", pending: intentionOf(order, "k") },
    { type: "lock.busy" },
    { type: "lock.acquired", pending: null },
    { type: "lock.acquired", pending: intentionOf(order, "k") },
    done("prepareIntention", ok),
    done("prepareIntention", { ok: false, error: { kind: "network" } }),
    error("prepareIntention"),
    done("sendOrder", { ok: true, data: null }),
    done("sendOrder", { ok: false, error: refused }),
    done("sendOrder", { ok: false, error: { kind: "timeout" } }),
    error("sendOrder"),
    ...judged,
    error("reconcile"),
    { type: "xstate.after.settleDelay.moneyAction.exclusive.outcomeUnknown" },
  ];
  for (const pending of [null, intentionOf(order, "k")]) {
    const unwalked = findUnwalked(moneyActionMachine, {
      input: { scope: "transfer", pending },
      events,
    });
    if (pending === null) expect(unwalked).toEqual({ states: [], transitions: [] });
    else expect(unwalked.states).toEqual([]);
  }
});
