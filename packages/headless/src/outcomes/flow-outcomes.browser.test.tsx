import { drop, refuse } from "@satang/api/testing";
import { satang } from "@satang/core";
import { describe, expect, test } from "vitest";
import { commands } from "vitest/browser";
import {
  isSent,
  keyOf,
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
import { moneyOperations } from "../operations/index.ts";
import type { SatangEvent, SatangEventName } from "../provider/event.types.ts";
import { useSatang } from "../provider/index.ts";
import { flowOperations, type MoneyFlow } from "./flow-operations.data.ts";
import type { FlowOutcomes } from "./flow-outcomes.ts";
import { useFlowOutcomes } from "./use-flow-outcomes.ts";

const calm = [walletOf("1001"), noRows];

type Call = readonly [keyof FlowOutcomes, SatangEvent];

/** The four callbacks, and their calls. */
function createCallbacks() {
  const calls: Call[] = [];
  const callbacks: FlowOutcomes = {
    onSuccess: (event) => void calls.push(["onSuccess", event]),
    onFailure: (event) => void calls.push(["onFailure", event]),
    onUnknown: (event) => void calls.push(["onUnknown", event]),
    onCancel: (event) => void calls.push(["onCancel", event]),
  };
  return { callbacks, calls, names: () => calls.map(([name]) => name) };
}

type FlowProps = { flow?: MoneyFlow; to: FlowOutcomes; inView?: boolean };

function Flow({ flow = "withdraw", to, inView }: FlowProps) {
  const { actions } = useFlowOutcomes(flow, { ...to, inView });
  return (
    <button type="button" onClick={actions.leave}>
      {`leave ${flow}`}
    </button>
  );
}

function Page({ to, name = "tab" }: { to: FlowOutcomes | null; name?: string }) {
  return (
    <>
      <Tab name={name} />
      {to && <Flow to={to} />}
    </>
  );
}

test("a flow that is rendered after a sign-out gets no outcome of the member before", async () => {
  const { callbacks, calls } = createCallbacks();
  const events: SatangEvent[] = [];
  const onEvent = (event: SatangEvent) => void events.push(event);
  const visit = await renderWithBackend(<Page to={null} />, { overrides: calm, onEvent });
  await press(visit, "tab send withdraw");
  await expect.poll(() => events).toHaveLength(1);
  await press(visit, "tab sign out");
  await visit.rerender(<Page to={callbacks} />);
  await expect.element(visit.screen.getByRole("button", { name: "leave withdraw" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("a flow is called back with the event of its own order, once", async () => {
  const { callbacks, calls } = createCallbacks();
  const events: SatangEvent[] = [];
  const onEvent = (event: SatangEvent) => void events.push(event);
  const visit = await renderWithBackend(<Page to={callbacks} />, { overrides: calm, onEvent });
  await press(visit, "tab send transfer");
  await shows(visit, "tab transfer", "done");
  await press(visit, "tab send withdraw");
  await expect.poll(() => events).toHaveLength(2);
  expect(calls).toEqual([["onSuccess", events[1]]]);
});

test("closing a flow without an order is a cancellation, and after an order it is none", async () => {
  const { callbacks, names } = createCallbacks();
  const visit = await renderWithBackend(<Page to={callbacks} />, { overrides: calm });
  await press(visit, "leave withdraw");
  expect(names()).toEqual(["onCancel"]);
  await press(visit, "tab send withdraw");
  await expect.poll(names).toEqual(["onCancel", "onSuccess"]);
  await press(visit, "tab withdraw close");
  await press(visit, "leave withdraw");
  expect(names()).toEqual(["onCancel", "onSuccess"]);
});

test("a flow that is opened again after a refusal, and closed without an order, is cancelled", async () => {
  const { callbacks, names } = createCallbacks();
  const shown = (inView: boolean) => (
    <>
      <Tab name="tab" />
      <Flow to={callbacks} inView={inView} />
    </>
  );
  const visit = await renderWithBackend(shown(true), {
    overrides: [...calm, refuse("walletWithdrawAll", "TRANSFER_FAIL")],
  });
  await press(visit, "tab send withdraw");
  await expect.poll(names).toEqual(["onFailure"]);
  await press(visit, "leave withdraw");
  await visit.rerender(shown(false));
  await visit.rerender(shown(true));
  await press(visit, "leave withdraw");
  expect(names()).toEqual(["onFailure", "onCancel"]);
});

describe("after a reply was lost", () => {
  async function lose(to: FlowOutcomes | null, device = createDevice()) {
    const visit = await renderWithBackend(<Page to={to} name="first" />, {
      device,
      overrides: [...calm, drop("walletWithdrawAll")],
    });
    await press(visit, "first send withdraw");
    await isSent(visit, "walletWithdrawAll");
    await shows(visit, "first withdraw", "checking");
    return { visit, device, key: keyOf(visit, "walletWithdrawAll") };
  }

  test("an order is unknown once, closing it is no cancellation, and then it succeeds once", async () => {
    const { callbacks, names } = createCallbacks();
    const { visit, key } = await lose(callbacks);
    await pressUntil(visit, "first withdraw check", "first withdraw", "notKnownYet");
    await expect.poll(names).toEqual(["onUnknown"]);
    await press(visit, "first withdraw close");
    await press(visit, "leave withdraw");
    visit.backend.use(withdrawRow(key));
    await press(visit, "look at withdraw");
    await expect.poll(names).toEqual(["onUnknown", "onSuccess"]);
  });

  test("an outcome that a reload finds before the flow is rendered reaches the flow", async () => {
    const before = createCallbacks();
    const { visit, device, key } = await lose(before.callbacks);
    await visit.screen.unmount();
    const after = createCallbacks();
    const next = await renderWithBackend(<Page to={null} name="again" />, {
      device,
      overrides: [walletOf("1001"), withdrawRow(key)],
    });
    await pressUntil(next, "again withdraw check", "again withdraw", "done");
    await press(next, "again send transfer");
    await shows(next, "again transfer", "done");
    expect([...before.names(), ...after.names()]).toEqual([]);
    await next.rerender(<Page to={after.callbacks} name="again" />);
    await expect.poll(after.names).toEqual(["onSuccess"]);
    expect(before.names()).toEqual([]);
  });

  test("an outcome after the host removed the flow reaches its callbacks", async () => {
    const { callbacks, names } = createCallbacks();
    const { visit, key } = await lose(callbacks);
    await visit.rerender(<Page to={null} name="first" />);
    visit.backend.use(withdrawRow(key));
    await pressUntil(visit, "first withdraw check", "first withdraw", "done");
    await expect.poll(names).toEqual(["onSuccess"]);
  });

  test("two tabs that find the outcome call back once between them", async () => {
    const tab = createSharedMemory();
    const { storage, ...shared } = createDevice();
    const first = createCallbacks();
    const { visit, key } = await lose(first.callbacks, { ...shared, storage: tab() });
    const second = createCallbacks();
    const other = await renderWithBackend(<Page to={second.callbacks} name="second" />, {
      device: { ...shared, tabStorage: createDevice().tabStorage, storage: tab() },
      overrides: [walletOf("1001"), withdrawRow(key)],
    });
    visit.backend.use(withdrawRow(key));
    await shows(other, "second withdraw", "checking");
    await press(other, "second withdraw check");
    await press(visit, "first withdraw check");
    await shows(other, "second withdraw", "done");
    await shows(visit, "first withdraw", "done");
    await expect.poll(() => [...first.names(), ...second.names()]).toEqual(["onSuccess"]);
  });
});

const facts = {
  key: "key",
  amount: satang(100),
  currency: "THB",
  reference: null,
  at: 0,
} as const;

const eventOf = (name: SatangEventName, operation: string): SatangEvent =>
  name === "money.failed.v1"
    ? { name, operation, ...facts, reason: "refused", code: null }
    : { name, operation, ...facts };

const RESULTS = ["money.succeeded.v1", "money.failed.v1", "money.unknown.v1"] as const;

function Emitter() {
  const { events } = useSatang();
  const emitAll = () => {
    for (const { name: operation } of moneyOperations)
      for (const name of RESULTS) events.emit(eventOf(name, operation));
    events.emit(eventOf("deposit.credited.v1", "qrDeposit"));
  };
  return (
    <button type="button" onClick={emitAll}>
      emit all
    </button>
  );
}

test("the README has a row for every flow, with the operations of each callback", async () => {
  const flows = Object.keys(flowOperations) as MoneyFlow[];
  const called = flows.map((flow) => ({ flow, ...createCallbacks() }));
  const visit = await renderWithBackend(
    <>
      {called.map(({ flow, callbacks }) => (
        <Flow key={flow} flow={flow} to={callbacks} />
      ))}
      <Emitter />
    </>,
    { overrides: calm },
  );
  await press(visit, "emit all");
  for (const flow of flows) await press(visit, `leave ${flow}`);
  const rows = called.map(({ flow, calls }) => {
    const operations = (wanted: keyof FlowOutcomes) =>
      calls
        .filter(([callback]) => callback === wanted)
        .map(([, { name, operation }]) => (name === "money.cancelled.v1" ? "closed" : operation))
        // The bonus screen contains the promotion, which is left for itself, too.
        .filter((one, at, all) => all.indexOf(one) === at);
    expect(operations("onUnknown"), flow).toEqual(operations("onFailure"));
    return [flow, operations("onSuccess"), operations("onFailure"), operations("onCancel")].map(
      (cell) => [cell].flat().sort(),
    );
  });
  const readme = await commands.readFile("packages/headless/README.md");
  const [, section = ""] = readme.split("### Callbacks of a flow\n");
  const [rowsOfReadme = ""] = section.split("\n#");
  const table = [...rowsOfReadme.matchAll(/^\| `\w.*$/gm)].map(([line]) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/\w+/g)].map(([word]) => word).sort()),
  );
  expect(rows).toEqual(table);
  const reached = rows.flatMap(([, ...cells]) => cells.flat());
  expect(moneyOperations.filter(({ name }) => !reached.includes(name))).toEqual([]);
});
