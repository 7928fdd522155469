import { type Failure, type Result, satang } from "@satang/core";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import type { EvidenceRow } from "../money/evidence.rules.ts";
import { qrDepositMachine } from "./qr-deposit.machine.ts";
import {
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "./qr-deposit.selectors.ts";
import type { QrCode, QrDepositContext, QrProvider, QrReading } from "./qr-deposit.types.ts";

const START = 1_800_000_000_000;
const LIFE = 300_000;
const qr: QrCode = {
  qrcodeId: "qr-1",
  markup: "<svg/>",
  amount: satang(50_000),
  expiresAt: START + LIFE,
};
const none: Result<QrReading> = { ok: true, data: { qr: null, message: null } };
const shown = (code: QrCode = qr): Result<QrReading> => ({
  ok: true,
  data: { qr: code, message: null },
});
const network: Failure = { kind: "network" };
const lost: Result<never> = { ok: false, error: network };
const busy: Result<never> = {
  ok: false,
  error: { kind: "coded", code: "REQUEST_LIMIT", message: "", status: 429 },
};
const rows = (...data: EvidenceRow[]): Result<readonly EvidenceRow[]> => ({ ok: true, data });
const deposit = (fields: Partial<EvidenceRow> = {}): EvidenceRow => ({
  type: "deposit",
  from: "KBANK",
  to: "wallet",
  amount: satang(50_000),
  status: "success",
  createdAt: "2026-11-21T10:00:00+07:00",
  reference: null,
  ...fields,
});

type Script = {
  /**
   * Replies to reading the QR, in order; `broken` is an actor that throws. Without a reply, a
   * reading never ends.
   */
  readonly readings: (Result<QrReading> | "broken")[];
  /** Replies to reading the statement, in order; empty ones afterwards. */
  readonly credits?: (Result<readonly EvidenceRow[]> | Promise<never> | "broken")[];
};

function answer<T>(reply: T | "broken" | undefined, otherwise: () => T | Promise<T>) {
  if (reply === "broken") throw new Error("broken");
  return reply ?? otherwise();
}

function open({ readings, credits = [] }: Script) {
  const clock = new SimulatedClock();
  const timers = vi.spyOn(clock, "setTimeout");
  let asleep = 0;
  const polls: number[] = [];
  const readAt: number[] = [];
  const events: string[] = [];
  const actor = createActor(
    qrDepositMachine.provide({
      actors: {
        readQr: fromPromise<Result<QrReading>, { provider: QrProvider }>(async () => {
          readAt.push(clock.now());
          return answer(readings.shift(), () => new Promise<never>(() => {}));
        }),
        readCredit: fromPromise<Result<readonly EvidenceRow[]>>(async () => {
          polls.push(clock.now());
          return answer<Result<readonly EvidenceRow[]> | Promise<never>>(credits.shift(), () =>
            rows(),
          );
        }),
        watchChanges: fromCallback(() => undefined),
      },
      actions: {
        notifyCredited: () => void events.push("credited"),
        notifyTransferred: () => void events.push("transferred"),
      },
    }),
    { input: { provider: "KBANK", now: () => START + clock.now() + asleep }, clock },
  ).start();
  actor.send({ type: "view.opened" });
  const status = () => selectQrDepositStatus(actor.getSnapshot());
  /** Replies arrive between the ticks of the clock, which are one second apart. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      clock.increment(Math.min(1_000, left));
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return {
    send: actor.send,
    status,
    becomes: (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted), { interval: 1 }),
    pass,
    sleep: (ms: number) => {
      asleep += ms;
    },
    timers,
    readings,
    credits,
    polls,
    readAt,
    events,
    notice: () => selectQrNotice(actor.getSnapshot()),
    error: () => selectQrError(actor.getSnapshot()),
    qr: () => selectQr(actor.getSnapshot()),
  };
}

/** A visible QR that was not checked again yet. */
async function openPayable(script: Partial<Script> = {}) {
  const view = open({ ...script, readings: [shown(), ...(script.readings ?? [])] });
  await view.becomes("awaitingPayment");
  return view;
}

describe("without a QR", () => {
  it("the member sees the form", async () => {
    const view = open({ readings: [none] });
    expect(view.status()).toBe("loading");
    await view.becomes("entering");
    expect(view.qr()).toBeNull();
    expect(view.notice()).toBeNull();
  });

  it("an expired one is not shown", async () => {
    const view = open({ readings: [shown({ ...qr, expiresAt: START })] });
    await view.becomes("entering");
    expect(view.qr()).toBeNull();
  });

  it("the QR in the reply to a create is shown without another reading", async () => {
    const view = open({ readings: [none] });
    await view.becomes("entering");
    view.send({ type: "qr.confirmed", reading: { qr, message: null } });
    expect(view.status()).toBe("awaitingPayment");
    expect(view.qr()).toEqual(qr);
    expect(view.readAt).toHaveLength(1);
  });

  it("the form stays after a create reply without a QR", async () => {
    const view = open({ readings: [none] });
    await view.becomes("entering");
    view.send({ type: "qr.confirmed", reading: { qr: null, message: "ธนาคารปิดปรับปรุง" } });
    expect(view.status()).toBe("entering");
  });

  it.each(["qr.changed", "qr.changedElsewhere"] as const)("is read again on %s", async (type) => {
    const view = open({ readings: [none, shown()] });
    await view.becomes("entering");
    view.send({ type });
    expect(view.status()).toBe("loading");
    await view.becomes("awaitingPayment");
  });
});

describe("a reading that fails", () => {
  it.each(["qr.reload", "qr.wake"] as const)(
    "shows the reason, and is tried again on %s",
    async (type) => {
      const view = open({ readings: [lost, none] });
      await view.becomes("readFailed");
      expect(view.error()).toEqual(network);
      view.send({ type });
      await view.becomes("entering");
      expect(view.error()).toBeNull();
    },
  );

  it("is also a failure when the actor throws", async () => {
    const view = open({ readings: ["broken"] });
    await view.becomes("readFailed");
  });
});

describe("while a QR is visible", () => {
  it("the current QR is shown again after a reload of the page", async () => {
    const view = open({ readings: [shown()] });
    await view.becomes("awaitingPayment");
    expect(view.qr()).toEqual(qr);
  });

  it("the QR is read once more at 00:00, then removed, and the entry form is shown again", async () => {
    const view = await openPayable({ readings: Array.from({ length: 12 }, () => shown()) });
    await view.pass(LIFE - 1_000);
    expect(view.status()).toBe("awaitingPayment");
    const before = view.readAt.length;
    await view.pass(1_000);
    await view.becomes("entering");
    expect(view.readAt).toHaveLength(before + 1);
    expect(view.notice()).toEqual({ kind: "expired" });
    expect(view.qr()).toBeNull();
  });

  it.each([
    ["no reply", lost],
    ["a broken actor", "broken"],
  ] as const)("the QR is also removed at its expiry with %s", async (_name, last) => {
    const view = await openPayable({ readings: [last] });
    view.sleep(LIFE);
    await view.pass(2_000);
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
  });

  it("the QR is hidden while it is read at its expiry, so that no payment is lost", async () => {
    const view = await openPayable({ readings: [] });
    view.sleep(LIFE);
    await view.pass(2_000);
    expect(view.readAt).toHaveLength(2);
    expect(view.status()).toBe("loading");
  });

  it("the QR does not appear again at its expiry while its confirmation after a sleep is under way", async () => {
    const view = await openPayable({ readings: [] });
    await view.pass(LIFE - 2_000 - (LIFE % 10_000));
    view.send({ type: "qr.wake" });
    expect(view.status()).toBe("loading");
    await view.pass(4_000);
    expect(view.status()).toBe("loading");
  });

  it("the QR stays when the last reading says that the server extended it", async () => {
    const longer = shown({ ...qr, expiresAt: qr.expiresAt + 60_000 });
    const view = await openPayable({ readings: [longer] });
    view.sleep(LIFE);
    await view.pass(4_000);
    expect(view.status()).toBe("awaitingPayment");
    expect(view.qr()).toEqual(longer.ok && longer.data.qr);
  });

  it("the QR expires when the reply to a check corrects the clock to after its expiry", async () => {
    const view = await openPayable({ readings: [none] });
    await view.pass(1_000);
    view.sleep(LIFE);
    await view.pass(2_000);
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
  });

  it("the QR does not expire early when the device's timer is ahead of the server's clock", async () => {
    const view = await openPayable({ readings: Array.from({ length: 12 }, () => shown()) });
    view.sleep(-10_000);
    await view.pass(LIFE + 9_000);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("a distant expiry sets no timer that a browser would fire at once", async () => {
    const view = open({ readings: [shown({ ...qr, expiresAt: START + 90 * 86_400_000 })] });
    await view.becomes("awaitingPayment");
    await view.pass(5_000);
    expect(view.status()).toBe("awaitingPayment");
    for (const [, delay] of view.timers.mock.calls) expect(delay).toBeLessThan(2 ** 31);
  });

  it("the transferred button closes the view, and reopening reads again", async () => {
    const view = await openPayable({ readings: [shown()] });
    view.send({ type: "qr.transferred" });
    expect(view.status()).toBe("transferred");
    expect(view.events).toEqual(["transferred"]);
    view.send({ type: "qr.reload" });
    await view.becomes("awaitingPayment");
  });

  it("the QR is hidden while it is read again after a change", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "qr.changed" });
    expect(view.status()).toBe("loading");
    await view.becomes("entering");
    expect(view.qr()).toBeNull();
  });
});

describe("a QR that another tab may have ended", () => {
  it("is hidden while it is read, and the member reads that it is no longer valid", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "qr.changedElsewhere" });
    expect(view.status()).toBe("loading");
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "withdrawn" });
  });

  it("is read while no view is open, and the next view says what became of it", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "view.closed" });
    view.send({ type: "qr.changedElsewhere" });
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "withdrawn" });
  });
});

describe("a QR that another device may have ended", () => {
  it("is confirmed after every five checks for credit", async () => {
    const view = await openPayable({ readings: [shown(), shown()] });
    await view.pass(9_000);
    expect(view.polls).toHaveLength(5);
    expect(view.readAt).toHaveLength(1);
    await view.pass(1_000);
    expect(view.readAt).toHaveLength(2);
    expect(view.status()).toBe("awaitingPayment");
    await view.pass(10_000);
    expect(view.readAt).toHaveLength(3);
  });

  it("is confirmed at once on waking, and hidden until then", async () => {
    const view = await openPayable({ readings: [shown()] });
    view.send({ type: "qr.wake" });
    expect(view.readAt).toHaveLength(2);
    expect(view.status()).toBe("loading");
    await view.becomes("awaitingPayment");
    expect(view.qr()).toEqual(qr);
  });

  it.each([
    ["it was cancelled", none, "entering"],
    ["there is no reply", lost, "readFailed"],
    ["the actor is broken", "broken", "readFailed"],
  ] as const)("is hidden after five checks when %s", async (_name, reading, status) => {
    const view = await openPayable({ readings: [reading] });
    await view.pass(10_000);
    await view.becomes(status);
  });

  it("is replaced by the new QR when it was replaced on the other device", async () => {
    const next = { ...qr, qrcodeId: "qr-2", amount: satang(70_000) };
    const view = await openPayable({ readings: [shown(next)] });
    view.send({ type: "qr.wake" });
    await expect.poll(() => view.qr()).toEqual(next);
  });

  it("is removed with a notice when it was cancelled", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "qr.wake" });
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "withdrawn" });
    expect(view.qr()).toBeNull();
  });

  it("is shown as credited when it is no longer open and the statement has its deposit", async () => {
    const view = await openPayable({ readings: [none], credits: [rows(), rows(deposit())] });
    await view.pass(1_000);
    view.send({ type: "qr.wake" });
    await view.becomes("credited");
    expect(view.events).toEqual(["credited"]);
  });

  it("counts as cancelled when the statement cannot be read", async () => {
    const view = await openPayable({ readings: [none], credits: [rows(), "broken"] });
    await view.pass(1_000);
    view.send({ type: "qr.wake" });
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "withdrawn" });
  });

  it.each([
    ["no reply", lost],
    ["a broken actor", "broken"],
  ] as const)("is hidden when the confirmation ends with %s", async (_name, reading) => {
    const view = await openPayable({ readings: [reading] });
    view.send({ type: "qr.wake" });
    await view.becomes("readFailed");
  });

  it("has a notice that is removed when a new QR is shown", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "qr.wake" });
    await view.becomes("entering");
    view.send({
      type: "qr.confirmed",
      reading: { qr: { ...qr, qrcodeId: "qr-2" }, message: null },
    });
    expect(view.notice()).toBeNull();
  });
});

describe("waiting for the credit", () => {
  it("checks every 2 s, after a minute every 10 s", async () => {
    const view = await openPayable({ readings: Array.from({ length: 20 }, () => shown()) });
    await view.pass(120_000);
    const gapsFrom = (from: number, to: number) =>
      view.polls.flatMap((at, index) => {
        const next = view.polls[index + 1];
        return next !== undefined && at >= from && at < to ? [next - at] : [];
      });
    expect(gapsFrom(0, 60_000)).toEqual(Array.from({ length: 30 }, () => 2_000));
    expect(gapsFrom(60_000, 120_000)).toEqual(Array.from({ length: 6 }, () => 10_000));
  });

  it("never runs two checks at the same time", async () => {
    const view = await openPayable({ credits: [rows(), new Promise<never>(() => {})] });
    await view.pass(60_000);
    expect(view.polls).toHaveLength(2);
  });

  it("waits twice as long after each check that the server calls too many, up to a minute", async () => {
    const credits = [rows(), busy, busy, busy, busy];
    const view = await openPayable({ readings: [busy, shown()], credits });
    await view.pass(150_000);
    const reads = [...view.polls, ...view.readAt.slice(1)].sort((one, other) => one - other);
    const gaps = reads.slice(1).map((at, index) => at - (reads[index] ?? 0));
    expect(gaps.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(Math.max(...gaps)).toBe(60_000);
    expect(gaps.at(-1)).toBe(10_000);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("is hidden when the server calls two confirmations in a row too many, until one succeeds", async () => {
    const view = await openPayable({ readings: [busy, busy, busy, shown()] });
    const seen = [view.status()];
    for (let passed = 0; passed < 60_000; passed += 1_000) {
      await view.pass(1_000);
      if (view.status() !== seen.at(-1)) seen.push(view.status());
    }
    expect(seen).toEqual(["awaitingPayment", "loading", "awaitingPayment"]);
  });

  it("is hidden, and confirmed later, when the server calls the check after a sleep too many", async () => {
    const view = await openPayable({ readings: [busy, shown()] });
    view.send({ type: "qr.wake" });
    await view.becomes("loading");
    await view.pass(10_000);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("continues after a check that failed", async () => {
    const view = await openPayable({ credits: ["broken", lost, rows()] });
    await view.pass(4_000);
    expect(view.polls).toHaveLength(3);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("ends when a new deposit of the amount appears", async () => {
    const old = deposit({ createdAt: "2026-11-20T10:00:00+07:00" });
    const view = await openPayable({
      credits: [
        rows(old),
        lost,
        rows(deposit({ status: "processing" }), old),
        rows(deposit(), old),
      ],
    });
    await view.pass(4_000);
    expect(view.status()).toBe("awaitingPayment");
    await view.pass(4_000);
    await view.becomes("credited");
    expect(view.events).toEqual(["credited"]);
  });

  it("ends with a credit that arrived before the first reading of the statement", async () => {
    const paid = deposit({ createdAt: new Date(START + 1_000).toISOString() });
    const view = await openPayable({ credits: [lost, rows(paid)] });
    await view.pass(4_000);
    await view.becomes("credited");
  });

  it("reads again when the view is opened after the credit", async () => {
    const paid = deposit({ createdAt: new Date(START + 1_000).toISOString() });
    const view = open({ readings: [shown(), none], credits: [rows(paid)] });
    await view.becomes("credited");
    view.send({ type: "qr.reload" });
    await view.becomes("entering");
  });

  it("ignores a deposit from before the QR was shown", async () => {
    const early = deposit({ createdAt: new Date(START + 30_000).toISOString() });
    const view = open({ readings: [none], credits: [rows(early)] });
    await view.becomes("entering");
    await view.pass(60_000);
    view.send({ type: "qr.confirmed", reading: { qr, message: null } });
    await view.pass(3_000);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("ignores an earlier deposit when rows are written by a clock that is hours ahead", async () => {
    const ahead = 7 * 3_600_000;
    const at = (ms: number) =>
      rows(deposit({ createdAt: new Date(START + ahead + ms).toISOString() }));
    const early = at(-3_600_000);
    const soon = at(-ahead + 20_000);
    const view = await openPayable({ credits: [early, early] });
    await view.pass(4_000);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
    const next = await openPayable({ credits: Array.from({ length: 20 }, () => soon) });
    next.readings.push(shown(), shown(), shown());
    await next.pass(30_000);
    expect(next.status()).toBe("awaitingPayment");
  });

  it("ignores an old deposit that a replica shows in place of the newest row", async () => {
    const day = (number: number) =>
      deposit({ createdAt: `2026-11-${number}T10:00:00+07:00`, amount: satang(number * 100) });
    const paid = deposit({ createdAt: "2026-11-10T10:00:00+07:00" });
    const view = await openPayable({ credits: [rows(day(20), day(19)), rows(day(19), paid)] });
    await view.pass(4_000);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("ignores the deposit of an earlier QR", async () => {
    const next = { ...qr, qrcodeId: "qr-2" };
    const paid = deposit({ createdAt: new Date(START + 2_000).toISOString() });
    const view = await openPayable({ readings: [shown(next)] });
    await view.pass(5_000);
    view.send({ type: "qr.changed" });
    view.credits.push(rows(paid));
    await view.pass(4_000);
    expect(view.qr()).toEqual(next);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
  });

  it("ignores an older deposit, and one of another amount or kind", async () => {
    const view = await openPayable({
      credits: [
        rows(deposit()),
        rows(
          deposit({ type: "bonus", createdAt: "later" }),
          deposit({ amount: satang(49_999), createdAt: "later" }),
          deposit(),
        ),
      ],
    });
    await view.pass(4_000);
    expect(view.credits).toEqual([]);
    expect(view.status()).toBe("awaitingPayment");
  });
});

describe("a QR that nobody sees", () => {
  it("is not checked", async () => {
    const view = await openPayable();
    await view.pass(4_000);
    const polls = view.polls.length;
    view.send({ type: "view.closed" });
    await view.pass(120_000);
    expect(view.polls).toHaveLength(polls);
    expect(view.readAt).toHaveLength(1);
  });

  it("is checked while one of its views is open", async () => {
    const view = await openPayable();
    view.send({ type: "view.opened" });
    view.send({ type: "view.closed" });
    await view.pass(4_000);
    expect(view.polls).toHaveLength(3);
  });

  it("is read once when a view opens again, and hidden until then", async () => {
    const view = await openPayable({ readings: [shown()] });
    view.send({ type: "view.closed" });
    view.send({ type: "view.opened" });
    expect(view.status()).toBe("loading");
    await view.becomes("awaitingPayment");
    expect(view.readAt).toHaveLength(2);
  });

  it("is not checked when a change is read while no view is open", async () => {
    const view = await openPayable({ readings: [shown()] });
    view.send({ type: "view.closed" });
    view.send({ type: "qr.changed" });
    await view.becomes("awaitingPayment");
    const polls = view.polls.length;
    await view.pass(60_000);
    expect(view.polls).toHaveLength(polls);
  });

  it("is not read when it expires, and the next view says that it has expired", async () => {
    const view = await openPayable({ readings: [none] });
    view.send({ type: "view.closed" });
    await view.pass(LIFE + 60_000);
    expect(view.readAt).toHaveLength(1);
    view.send({ type: "view.opened" });
    await view.becomes("entering");
    expect(view.notice()).toEqual({ kind: "expired" });
  });

  it("is read when a view opens after a reading that failed", async () => {
    const view = open({ readings: [lost, shown()] });
    await view.becomes("readFailed");
    view.send({ type: "view.closed" });
    view.send({ type: "view.opened" });
    await view.becomes("awaitingPayment");
  });
});

it("reaches every state and every transition in a walk", () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
  const broken = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error(id) });
  const dead: QrCode = { ...qr, qrcodeId: "qr-0", expiresAt: START - 1 };
  const reading = (code: QrCode | null) => ({ qr: code, message: null });
  const readers = ["readQr", "confirmQr", "confirmQrAfterWake", "rereadQr"];
  const statements = ["readCredit", "readLastCredit"];
  const events = [
    { type: "qr.confirmed", reading: reading(qr) },
    { type: "qr.confirmed", reading: reading(null) },
    { type: "qr.changed" },
    { type: "qr.changedElsewhere" },
    { type: "qr.transferred" },
    { type: "qr.reload" },
    { type: "qr.wake" },
    { type: "view.opened" },
    { type: "view.closed" },
    ...readers.flatMap((id) => [
      ...[none, shown(), shown(dead), lost, busy].map((reply) => done(id, reply)),
      broken(id),
    ]),
    ...statements.flatMap((id) => [done(id, rows()), done(id, rows(deposit())), broken(id)]),
    { type: "xstate.after.expiryDelay.qrDeposit.awaitingPayment" },
    { type: "xstate.after.pollDelay.qrDeposit.awaitingPayment.waiting" },
    { type: "xstate.after.pollDelay.qrDeposit.awaitingPayment.unconfirmed" },
  ];
  const walk = (now: () => number) =>
    findUnwalked(qrDepositMachine, {
      input: { provider: "KBANK", now },
      events,
      sameAs: ({ value, context }) => {
        const {
          qr: code,
          notice,
          error,
          polls,
          baseline,
          views,
          isPostponed,
        } = context as QrDepositContext;
        const counts = [Math.min(polls, 5), Math.min(views, 2)];
        const shownQr = [code?.qrcodeId, isPostponed];
        return JSON.stringify([value, shownQr, notice, error, counts, baseline]);
      },
    });
  // With the second clock a QR that was just shown has expired at the next check.
  let looks = 0;
  const jumping = () => {
    looks += 1;
    return looks % 2 === 0 ? START + LIFE : START;
  };
  const walks = [walk(() => START), walk(jumping)];
  const inAll = (key: "states" | "transitions") =>
    (walks[0]?.[key] ?? []).filter((name) => walks.every((one) => one[key].includes(name)));
  expect({ states: inAll("states"), transitions: inAll("transitions") }).toEqual({
    states: [],
    transitions: [],
  });
});
