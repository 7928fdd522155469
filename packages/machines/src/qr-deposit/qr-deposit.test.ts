import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import type { EvidenceRow, QrProvider } from "../money-action/money-order.types.ts";
import type { Failure, Result } from "../result.ts";
import { qrDepositMachine } from "./qr-deposit.machine.ts";
import { selectQr, selectQrDepositStatus, selectQrNotice } from "./qr-deposit.selectors.ts";
import type { QrCode, QrCreateOutcome, QrReading } from "./qr-deposit.types.ts";

const START = 1_800_000_000_000;
const LIFE = 300_000;
const qr: QrCode = { qrcodeId: "qr-1", markup: "<svg/>", amount: 50_000, expiresAt: START + LIFE };
const none: Result<QrReading> = { ok: true, data: { qr: null, message: null } };
const shown = (code: QrCode = qr): Result<QrReading> => ({
  ok: true,
  data: { qr: code, message: null },
});
const lost: { ok: false; error: Failure } = { ok: false, error: { kind: "network" } };
const deposit = (fields: Partial<EvidenceRow> = {}): EvidenceRow => ({
  type: "deposit",
  from: "KBANK",
  to: "wallet",
  amount: 50_000,
  status: "success",
  createdAt: "2026-11-21T10:00:00+07:00",
  reference: null,
  ...fields,
});

type Script = {
  readonly provider?: QrProvider;
  readonly readings: Result<QrReading>[];
  readonly creates?: QrCreateOutcome[];
  readonly cancels?: Result<unknown>[];
  readonly credits?: Result<readonly EvidenceRow[]>[];
};

function open({ provider = "KBANK", readings, creates = [], cancels = [], credits = [] }: Script) {
  const clock = new SimulatedClock();
  const timers = vi.spyOn(clock, "setTimeout");
  let asleep = 0;
  const now = () => START + clock.now() + asleep;
  const createQr = vi.fn(async () => creates.shift() ?? new Promise<never>(() => {}));
  const polls: number[] = [];
  const events: string[] = [];
  const actor = createActor(
    qrDepositMachine.provide({
      actors: {
        readQr: fromPromise<Result<QrReading>, { provider: QrProvider }>(
          async () => readings.shift() ?? new Promise<never>(() => {}),
        ),
        createQr: fromPromise<QrCreateOutcome, { provider: QrProvider; amount: number | null }>(
          createQr,
        ),
        cancelQr: fromPromise<Result<unknown>, { qr: QrCode | null }>(
          async () => cancels.shift() ?? new Promise<never>(() => {}),
        ),
        readCredit: fromPromise<Result<readonly EvidenceRow[]>>(async () => {
          polls.push(clock.now());
          return credits.shift() ?? { ok: true, data: [] };
        }),
      },
      actions: {
        notifyCreated: (_, { provider: by }) => void events.push(`created ${by}`),
        notifyCredited: () => void events.push("credited"),
        notifyTransferred: () => void events.push("transferred"),
      },
    }),
    { input: { provider, now }, clock },
  ).start();
  const status = () => selectQrDepositStatus(actor.getSnapshot());
  const notice = () => selectQrNotice(actor.getSnapshot());
  const becomes = (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted));
  /** Lets replies arrive between the ticks of a second. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      clock.increment(Math.min(1_000, left));
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  const sleep = (ms: number) => {
    asleep += ms;
  };
  return {
    actor,
    send: actor.send,
    status,
    notice,
    becomes,
    pass,
    sleep,
    createQr,
    timers,
    credits,
    polls,
    events,
    qr: () => selectQr(actor.getSnapshot()),
  };
}

describe("without a QR", () => {
  it("the member enters an amount and creates one", async () => {
    const view = open({
      readings: [none],
      creates: [{ kind: "created", reading: { qr, message: null } }],
    });
    expect(view.status()).toBe("loading");
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: 50_000 });
    await view.becomes("awaitingPayment");
    expect(view.qr()).toEqual(qr);
    expect(view.events).toEqual(["created KBANK"]);
  });

  it.each([
    ["KBANK", 100],
    ["WW", 10_000],
    ["E2P", 5_000],
  ] as const)("%s sends nothing below %d satang", async (provider, minimum) => {
    const view = open({ provider, readings: [none] });
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: minimum - 1 });
    expect(view.status()).toBe("entering");
    expect(view.createQr).not.toHaveBeenCalled();
    view.send({ type: "qr.create", amount: minimum });
    expect(view.status()).toBe("creating");
  });

  it("a double tap creates one", async () => {
    const view = open({ readings: [none] });
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: 50_000 });
    view.send({ type: "qr.create", amount: 50_000 });
    expect(view.createQr).toHaveBeenCalledTimes(1);
  });

  it("a create reply without a QR shows the server's message", async () => {
    const view = open({
      readings: [none],
      creates: [{ kind: "created", reading: { qr: null, message: "ธนาคารปิดปรับปรุง" } }],
    });
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: 50_000 });
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "message", message: "ธนาคารปิดปรับปรุง" });
  });

  it.each<[QrCreateOutcome, object]>([
    [
      { kind: "created", reading: { qr: null, message: null } },
      { kind: "refused", error: null },
    ],
    [
      { kind: "refused", error: { kind: "coded", code: "QR_FAIL", message: "", status: 400 } },
      { kind: "refused", error: { kind: "coded", code: "QR_FAIL", message: "", status: 400 } },
    ],
    [{ kind: "didNotLand" }, { kind: "didNotLand" }],
    [{ kind: "busy" }, { kind: "busy" }],
  ])("returns to the form and says why: %j", async (outcome, notice) => {
    const view = open({ readings: [none], creates: [outcome] });
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: 50_000 });
    await view.becomes("entering");
    expect(view.notice()).toEqual(notice);
    view.send({ type: "qr.create", amount: 50_000 });
    expect(view.notice()).toBeNull();
  });

  it("an unknown outcome is not called failed; reading again finds the QR", async () => {
    const view = open({ readings: [none, shown()], creates: [{ kind: "unknown" }] });
    await view.becomes("entering");
    view.send({ type: "qr.create", amount: 50_000 });
    await view.becomes("outcomeUnknown");
    view.send({ type: "qr.create", amount: 50_000 });
    expect(view.createQr).toHaveBeenCalledTimes(1);
    view.send({ type: "qr.reload" });
    await view.becomes("awaitingPayment");
  });

  it("a read that fails can be tried again", async () => {
    const view = open({ readings: [lost, none] });
    await view.becomes("loadFailed");
    view.send({ type: "qr.reload" });
    await view.becomes("entering");
  });

  it("is read again when another provider created a QR", async () => {
    const view = open({ readings: [none, shown()] });
    await view.becomes("entering");
    view.send({ type: "qr.reload" });
    await view.becomes("awaitingPayment");
  });
});

describe("with a QR on screen", () => {
  it("survives a reload of the page: the current QR is shown again", async () => {
    const view = open({ readings: [shown()] });
    await view.becomes("awaitingPayment");
    expect(view.qr()).toEqual(qr);
  });

  it("at 00:00 it is read once more, then dropped, and the entry form returns", async () => {
    const view = open({ readings: [shown(), shown()] });
    await view.becomes("awaitingPayment");
    await view.pass(LIFE - 1_000);
    expect(view.status()).toBe("awaitingPayment");
    await view.pass(1_000);
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
    expect(view.qr()).toBeNull();
  });

  it("lives on when the last reading says that the server gave it longer", async () => {
    const longer = { ...qr, expiresAt: qr.expiresAt + 60_000 };
    const view = open({ readings: [shown(), shown(longer), lost] });
    await view.becomes("awaitingPayment");
    await view.pass(LIFE + 30_000);
    expect(view.status()).toBe("awaitingPayment");
    await view.pass(30_000);
    await view.becomes("entering");
  });

  it("expires on waking, when the device slept through the end", async () => {
    const view = open({ readings: [shown(), none] });
    await view.becomes("awaitingPayment");
    view.sleep(LIFE);
    view.send({ type: "qr.wake" });
    await view.pass(1);
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
  });

  it("expires when a look at the credit tells that the server's clock is further on", async () => {
    const view = open({ readings: [shown(), none] });
    await view.becomes("awaitingPayment");
    view.sleep(LIFE);
    await view.pass(3_000);
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
  });

  it("does not expire early when the device's timer is ahead of the server's clock", async () => {
    const view = open({ readings: [shown()] });
    await view.becomes("awaitingPayment");
    view.sleep(-10_000);
    await view.pass(LIFE + 9_000);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("one that never seems to end is no reason for a timer to fire at once", async () => {
    const view = open({ readings: [shown({ ...qr, expiresAt: START + 90 * 86_400_000 })] });
    await view.becomes("awaitingPayment");
    await view.pass(5_000);
    expect(view.status()).toBe("awaitingPayment");
    // Beyond 24 days a browser's timer fires at once.
    for (const [, delay] of view.timers.mock.calls) expect(delay).toBeLessThan(2 ** 31);
  });

  it("cancel deletes it and returns to the form", async () => {
    const view = open({ readings: [shown()], cancels: [{ ok: true, data: null }] });
    await view.becomes("awaitingPayment");
    view.send({ type: "qr.cancel" });
    expect(view.status()).toBe("cancelling");
    await view.becomes("entering");
    expect(view.notice()).toBeNull();
  });

  it("an unanswered cancel is looked up: gone means cancelled", async () => {
    const view = open({ readings: [shown(), none], cancels: [lost] });
    await view.becomes("awaitingPayment");
    view.send({ type: "qr.cancel" });
    await view.becomes("entering");
  });

  it.each([
    ["still there", shown()],
    ["not to be learnt", lost],
  ])("an unanswered cancel is looked up: %s keeps the QR and says so", async (_name, reading) => {
    const view = open({ readings: [shown(), reading], cancels: [lost] });
    await view.becomes("awaitingPayment");
    view.send({ type: "qr.cancel" });
    await view.becomes("awaitingPayment");
    expect(view.notice()).toEqual({ kind: "cancelFailed", error: { kind: "network" } });
    expect(view.qr()).toEqual(qr);
    view.send({ type: "qr.cancel" });
    expect(view.notice()).toBeNull();
  });

  it("the transferred button closes the view, and reopening reads again", async () => {
    const view = open({ readings: [shown(), shown()] });
    await view.becomes("awaitingPayment");
    view.send({ type: "qr.transferred" });
    expect(view.events).toEqual(["transferred"]);
    view.send({ type: "qr.reload" });
    await view.becomes("awaitingPayment");
  });
});

describe("waiting for the credit", () => {
  it("looks every 2 s, after a minute every 10 s", async () => {
    const view = open({ readings: [shown()] });
    await view.becomes("awaitingPayment");
    await view.pass(90_000);
    const gaps = view.polls.slice(1).map((at, index) => at - (view.polls[index] ?? 0));
    expect(gaps.slice(0, 29).every((gap) => gap === 2_000)).toBe(true);
    expect(gaps.slice(30).every((gap) => gap === 10_000)).toBe(true);
    expect(gaps.length).toBeGreaterThan(30);
  });

  it("never has two looks under way", async () => {
    const slow = new Promise<never>(() => {}) as never;
    const view = open({ readings: [shown()], credits: [{ ok: true, data: [] }, slow] });
    await view.becomes("awaitingPayment");
    await view.pass(60_000);
    expect(view.polls).toHaveLength(2);
  });

  it("tells the credit when a new deposit of the amount appears", async () => {
    const old = deposit({ createdAt: "2026-11-20T10:00:00+07:00" });
    const view = open({
      readings: [shown()],
      credits: [
        { ok: true, data: [old] },
        lost,
        { ok: true, data: [deposit({ status: "processing" }), old] },
        { ok: true, data: [deposit(), old] },
      ],
    });
    await view.becomes("awaitingPayment");
    await view.pass(4_000);
    expect(view.status()).toBe("awaitingPayment");
    await view.pass(4_000);
    await view.becomes("credited");
    expect(view.events).toEqual(["credited"]);
  });

  it("tells a credit that came before the first look at the statement", async () => {
    const paid = deposit({ createdAt: new Date(START + 1_000).toISOString() });
    const view = open({ readings: [shown()], credits: [lost, { ok: true, data: [paid] }] });
    await view.becomes("awaitingPayment");
    await view.pass(4_000);
    await view.becomes("credited");
  });

  it("takes no deposit for it that came before the QR was made", async () => {
    const early = deposit({ createdAt: new Date(START + 30_000).toISOString() });
    const view = open({
      readings: [none],
      creates: [{ kind: "created", reading: { qr, message: null } }],
      credits: [{ ok: true, data: [early] }],
    });
    await view.becomes("entering");
    await view.pass(60_000);
    view.send({ type: "qr.create", amount: 50_000 });
    await view.becomes("awaitingPayment");
    await view.pass(3_000);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("takes no deposit for it that was an earlier QR's", async () => {
    const next = { ...qr, qrcodeId: "qr-2", expiresAt: qr.expiresAt + LIFE };
    const paid = deposit({ createdAt: new Date(START + LIFE - 1).toISOString() });
    const view = open({ readings: [shown(), shown(next)] });
    await view.becomes("awaitingPayment");
    await view.pass(LIFE - 1_000);
    view.credits.push({ ok: true, data: [paid] });
    await view.pass(4_000);
    expect(view.qr()).toEqual(next);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("tells a credit that came while a cancel got lost", async () => {
    const view = open({
      readings: [shown(), shown()],
      cancels: [lost],
      credits: [
        { ok: true, data: [] },
        { ok: true, data: [deposit()] },
      ],
    });
    await view.becomes("awaitingPayment");
    await view.pass(1_000);
    view.send({ type: "qr.cancel" });
    await view.becomes("credited");
  });

  it("takes neither an older deposit nor one of another amount or kind for it", async () => {
    const view = open({
      readings: [shown()],
      credits: [
        { ok: true, data: [deposit()] },
        {
          ok: true,
          data: [
            deposit({ type: "bonus", createdAt: "later" }),
            deposit({ amount: 49_999, createdAt: "later" }),
            deposit(),
          ],
        },
      ],
    });
    await view.becomes("awaitingPayment");
    await view.pass(10_000);
    expect(view.status()).toBe("awaitingPayment");
  });
});

it("has no state and no transition that a walk does not come by", () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
  const dead = { ...qr, qrcodeId: "qr-0", expiresAt: START - 1 };
  const readers = ["readQr", "rereadQr", "checkQr"];
  const events = [
    { type: "qr.create", amount: 50_000 },
    { type: "qr.cancel" },
    { type: "qr.transferred" },
    { type: "qr.reload" },
    { type: "qr.wake" },
    ...readers.flatMap((id) => [none, shown(), shown(dead), lost].map((reply) => done(id, reply))),
    done("createQr", { kind: "created", reading: { qr, message: null } }),
    done("createQr", { kind: "unknown" }),
    done("createQr", { kind: "didNotLand" }),
    done("cancelQr", { ok: true, data: null }),
    done("cancelQr", lost),
    done("readCredit", { ok: true, data: [] }),
    done("readCredit", { ok: true, data: [deposit()] }),
    { type: "xstate.after.expiryDelay.qrDeposit.awaitingPayment" },
    { type: "xstate.after.pollDelay.qrDeposit.awaitingPayment.waiting" },
  ];
  const unwalked = findUnwalked(qrDepositMachine, {
    input: { provider: "KBANK", now: () => START },
    events,
  });
  expect(unwalked).toEqual({ states: [], transitions: [] });
});
