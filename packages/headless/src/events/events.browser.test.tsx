import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import {
  isSent,
  keyOf,
  lists,
  noRows,
  press,
  pressUntil,
  shows,
  Tab,
  walletOf,
  withdrawRow,
} from "../../test/money-tab.tsx";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { createSharedMemory } from "../../test/shared-memory.ts";
import { useQrDeposit } from "../deposit/index.ts";
import { useFlowOutcomes } from "../outcomes/index.ts";
import type { SatangEvent, SatangEventListener } from "../provider/event.types.ts";
import { createKeyValueStore } from "../provider/index.ts";
import { useSatangEvents } from "./use-satang-events.ts";

const calm = [walletOf("1001"), noRows];

/** Every event of this file, for the comparison with the table. */
const emitted: SatangEvent[] = [];

/** Listens, and keeps every event. */
function createListener() {
  const events: SatangEvent[] = [];
  const onEvent = (event: SatangEvent) => {
    events.push(event);
    emitted.push(event);
  };
  return { events, onEvent, names: () => events.map(({ name }) => name) };
}

const Qr = () => <p>{useQrDeposit({ provider: "KBANK" }).state}</p>;

function Listening({ to }: { readonly to: SatangEventListener }) {
  useSatangEvents(to);
  return <Tab />;
}

function Leaving() {
  const { actions } = useFlowOutcomes("transfer", {});
  return (
    <button type="button" onClick={actions.leave}>
      leave
    </button>
  );
}

afterEach(() => vi.restoreAllMocks());

test("an order that succeeds is one event, with the amount, the key and no personal data", async () => {
  const { events, onEvent } = createListener();
  const visit = await renderWithBackend(<Tab />, { overrides: calm, onEvent });
  await press(visit, "tab send withdraw");
  await expect.poll(() => events).not.toHaveLength(0);
  // The key is in the call, which was sent by now.
  expect(events).toEqual([
    {
      name: "money.succeeded.v1",
      operation: "withdraw",
      key: keyOf(visit, "walletWithdrawAll"),
      amount: 10_000,
      currency: "THB",
      reference: null,
      at: expect.any(Number),
    },
  ]);
});

test("a refusal is an event with its code", async () => {
  const { events, onEvent } = createListener();
  const device = { ...createDevice(), backend: { honoursKeys: true } };
  const overrides = [...calm, refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH")];
  const visit = await renderWithBackend(<Tab />, { device, overrides, onEvent });
  await press(visit, "tab send withdraw");
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    name: "money.failed.v1",
    reason: "refused",
    code: "MONEY_NOT_ENOUGH",
    amount: 10_000,
  });
});

test("an order that was not sent is an event without a key", async () => {
  const { events, onEvent } = createListener();
  const forbidden = () =>
    createKeyValueStore(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  const device = { ...createDevice(), storage: forbidden(), tabStorage: forbidden() };
  const visit = await renderWithBackend(<Tab />, { device, overrides: calm, onEvent });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent storage");
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({ name: "money.failed.v1", reason: "notSent", code: null });
});

describe("after a reply was lost", () => {
  /** A withdrawal without a reply, in a tab of a device. */
  async function lose(device = createDevice()) {
    const { names, onEvent } = createListener();
    const visit = await renderWithBackend(<Tab name="first" />, {
      device,
      overrides: [...calm, drop("walletWithdrawAll")],
      onEvent,
    });
    await press(visit, "first send withdraw");
    await isSent(visit, "walletWithdrawAll");
    await shows(visit, "first withdraw", "checking");
    return { visit, names, key: keyOf(visit, "walletWithdrawAll"), device };
  }

  test("an order is unknown once, and then succeeds once", async () => {
    const { visit, names, key } = await lose();
    expect(names()).toEqual([]);
    await pressUntil(visit, "first withdraw check", "first withdraw", "notKnownYet");
    await expect.poll(names).toEqual(["money.unknown.v1"]);
    visit.backend.use(withdrawRow(key));
    await pressUntil(visit, "first withdraw check", "first withdraw", "done");
    await expect.poll(names).toEqual(["money.unknown.v1", "money.succeeded.v1"]);
  });

  test("an outcome that the member has not read is no second event after a reload", async () => {
    const { visit, names, key, device } = await lose();
    visit.backend.use(withdrawRow(key));
    await pressUntil(visit, "first withdraw check", "first withdraw", "done");
    await expect.poll(() => names().at(-1)).toBe("money.succeeded.v1");
    await visit.screen.unmount();
    const again = createListener();
    const next = await renderWithBackend(<Tab name="again" />, {
      device,
      overrides: [walletOf("1001"), withdrawRow(key)],
      onEvent: again.onEvent,
    });
    await lists(next, "withdraw done");
    await press(next, "again send transfer");
    await shows(next, "again transfer", "done");
    await expect.poll(() => again.events.map(({ operation }) => operation)).toEqual(["transfer"]);
  });

  test("an outcome that was found after the page was closed is an event of the next page", async () => {
    const { visit, names, key, device } = await lose();
    await visit.screen.unmount();
    const again = createListener();
    const next = await renderWithBackend(<Tab name="again" />, {
      device,
      overrides: [walletOf("1001"), withdrawRow(key)],
      onEvent: again.onEvent,
    });
    await pressUntil(next, "again withdraw check", "again withdraw", "done");
    await expect.poll(again.names).toEqual(["money.succeeded.v1"]);
    expect(names()).toEqual([]);
  });

  test("two tabs that find the outcome emit one event between them", async () => {
    const tab = createSharedMemory();
    const { storage, ...shared } = createDevice();
    const { visit, names, key } = await lose({ ...shared, storage: tab() });
    const second = createListener();
    const other = await renderWithBackend(<Tab name="second" />, {
      device: { ...shared, tabStorage: createDevice().tabStorage, storage: tab() },
      overrides: [walletOf("1001"), withdrawRow(key)],
      onEvent: second.onEvent,
    });
    visit.backend.use(withdrawRow(key));
    await shows(other, "second withdraw", "checking");
    await press(other, "second withdraw check");
    await press(visit, "first withdraw check");
    await shows(other, "second withdraw", "done");
    await shows(visit, "first withdraw", "done");
    await expect.poll(() => [...names(), ...second.names()]).toEqual(["money.succeeded.v1"]);
    // Both tabs have ended their own work when they can send the next order.
    await press(other, "second send transfer");
    await shows(other, "second transfer", "done");
    await expect
      .poll(() => [...names(), ...second.names()])
      .toEqual(["money.succeeded.v1", "money.succeeded.v1"]);
  });
});

test("a QR that is credited is an event with its number", async () => {
  const { events, onEvent } = createListener();
  const expireIn = new Date(Date.now() + 300_000).toISOString();
  const qr = exampleOf("qrcodeCurrent");
  const open = reply("qrcodeCurrent", { ...qr, expireIn });
  const visit = await renderWithBackend(<Qr />, { overrides: [open, noRows], onEvent });
  await expect.element(visit.screen.getByText("awaitingPayment")).toBeVisible();
  await expect.poll(() => visit.sent("statementList").length).toBeGreaterThan(0);
  const paid = {
    statementType: "deposit" as const,
    status: "SUCCESS",
    amount: qr.amount ?? 0,
    createdAt: new Date(Date.now() + 1_000).toISOString(),
  };
  visit.backend.use(
    reply("qrcodeCurrent", { hasQrcode: false }),
    reply("statementList", { total: 1, statements: [paid] }),
  );
  window.dispatchEvent(new Event("online"));
  await expect.element(visit.screen.getByText("credited")).toBeVisible();
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    name: "deposit.credited.v1",
    operation: "qrDeposit",
    amount: paid.amount * 100,
    reference: String(qr.qrcodeId),
  });
});

test("a flow that is closed without an order is an event without a key", async () => {
  const { events, onEvent } = createListener();
  const visit = await renderWithBackend(<Leaving />, { overrides: calm, onEvent });
  await press(visit, "leave");
  expect(events).toEqual([
    expect.objectContaining({ name: "money.cancelled.v1", operation: "transfer", key: null }),
  ]);
});

test("an error of the host is reported, and changes neither the order nor another listener", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const { events, onEvent } = createListener();
  const problem = new Error("of the host");
  const visit = await renderWithBackend(<Listening to={onEvent} />, {
    overrides: calm,
    onEvent: () => {
      throw problem;
    },
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
  await expect.poll(() => events).toHaveLength(1);
  expect(report).toHaveBeenCalledWith(problem);
});

test("the README has a row for every event and for every field", async () => {
  const readme = await commands.readFile("packages/headless/README.md");
  const rowsOf = (heading: string) => {
    const [, section = ""] = readme.split(`### ${heading}\n`);
    const [table = ""] = section.split("\n#");
    return [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name);
  };
  expect(new Set(emitted.map(({ name }) => name))).toEqual(new Set(rowsOf("Names")));
  expect(new Set(emitted.flatMap((event) => Object.keys(event)))).toEqual(
    new Set(rowsOf("Fields")),
  );
});
