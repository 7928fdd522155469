import { refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lists, noRows, press, shows, Tab, walletOf } from "../../test/money-tab.tsx";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { createSharedMemory } from "../../test/shared-memory.ts";
import { useOpenOperations } from "../operations/index.ts";
import { WITHDRAW_LOCK, withdrawOperation } from "../withdraw/withdraw.operation.ts";
import { useMoneyOperation } from "./use-money-operation.ts";
import type { OperationEndListener } from "./use-operation-end.ts";

const MEMBER = "1001";
const calm = [walletOf(MEMBER), noRows];
const executed = [...calm, reply("walletWithdrawAll", { message: "SUCCESS" })];
const storageOf = ({ storage }: ReturnType<typeof createDevice>) =>
  storage.keys().filter((key) => key.startsWith("money.member."));

type Listener = OperationEndListener<{ readonly amount: number }>;

/** A form that reports to its host how an order ended; it may be removed from the page. */
function Form({ onEnd, inView }: { readonly onEnd?: Listener; readonly inView?: boolean }) {
  const { status, submit } = useMoneyOperation(withdrawOperation, WITHDRAW_LOCK, {
    onEnd,
    inView,
  });
  return (
    <>
      <output aria-label="form">{status}</output>
      <button type="button" onClick={() => submit({ amount: satang(10_000) })}>
        order
      </button>
    </>
  );
}

function Count() {
  return <output aria-label="open">{useOpenOperations().length}</output>;
}

/** Whether the page is visible, until the end of the test. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

let frames: FrameRequestCallback[] = [];

/** Paints this many frames. */
function paint(count: number) {
  for (let frame = 0; frame < count; frame += 1)
    for (const run of frames.splice(0)) run(performance.now());
}

beforeEach(() => {
  frames = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  vi.spyOn(window, "cancelAnimationFrame").mockImplementation(() => {
    frames = [];
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Orders with a form that reports to its host, and opens the next page on the same device. */
async function orderAndReload(onEnd: Listener, between: () => void = () => {}) {
  const device = createDevice();
  const first = await renderWithBackend(<Form onEnd={onEnd} />, { device, overrides: executed });
  await press(first, "order");
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  await shows(first, "form", "idle");
  between();
  await first.screen.unmount();
  const next = await renderWithBackend(<Tab name="next" />, { device, overrides: calm });
  await shows(next, "next wallet", "read");
  return { device, next };
}

test("a page that is closed after the reply and before it was painted reports it the next time", async () => {
  const { next } = await orderAndReload(vi.fn(() => true));
  await lists(next, "withdraw done");
});

test("a page that was painted only once has not shown it yet", async () => {
  const { next } = await orderAndReload(
    vi.fn(() => true),
    () => paint(1),
  );
  await lists(next, "withdraw done");
});

test("a report that was painted is not reported again", async () => {
  const { device, next } = await orderAndReload(
    vi.fn(() => true),
    () => paint(2),
  );
  expect(storageOf(device)).toEqual([]);
  await shows(next, "next open", "0");
});

test("a report on a page that is hidden counts when the page is visible", async () => {
  const device = createDevice();
  setVisible(false);
  const onEnd = vi.fn(() => true);
  const page = await renderWithBackend(<Form onEnd={onEnd} />, { device, overrides: executed });
  await press(page, "order");
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  paint(4);
  expect(storageOf(device)).toHaveLength(1);
  setVisible(true);
  paint(2);
  expect(storageOf(device)).toEqual([]);
});

test("a report that is rendered later counts when it is there, and one that fails is reported on any screen", async () => {
  let render = () => {};
  let fail = (_: unknown) => {};
  const onEnd = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        render = resolve;
        fail = reject;
      }),
  );
  const device = createDevice();
  const pages = (
    <>
      <Form onEnd={onEnd} />
      <Tab name="page" />
    </>
  );
  const page = await renderWithBackend(pages, { device, overrides: executed });
  await press(page, "order");
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  paint(4);
  expect(storageOf(device)).toHaveLength(1);
  render();
  await vi.waitFor(() => {
    paint(2);
    expect(storageOf(device)).toEqual([]);
  });

  onEnd.mockClear();
  await vi.waitFor(async () => {
    await press(page, "order");
    expect(onEnd).toHaveBeenCalledOnce();
  });
  onEnd.mockImplementation(() => false as never);
  fail(new Error("the message could not be loaded"));
  await lists(page, "withdraw done");
  expect(storageOf(device)).toHaveLength(1);
});

test("a form that shows the outcome itself keeps it until it was painted", async () => {
  for (const [override, status] of [
    [reply("walletWithdrawAll", { message: "SUCCESS" }), "done"],
    [refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH"), "refused"],
  ] as const) {
    const device = createDevice();
    const page = await renderWithBackend(<Form />, { device, overrides: [...calm, override] });
    await press(page, "order");
    await shows(page, "form", status);
    expect(storageOf(device)).toHaveLength(1);
    await vi.waitFor(() => {
      paint(2);
      expect(storageOf(device)).toEqual([]);
    });
    await shows(page, "form", status);
    await page.screen.unmount();
  }
});

test("an outcome that no form shows is reported on any screen", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const pages = (
      <>
        <Form inView={false} />
        <Count />
      </>
    );
    const page = await renderWithBackend(pages, { overrides: executed });
    await press(page, "order");
    await shows(page, "form", "done");
    await shows(page, "open", "0");
    paint(2);
    await vi.advanceTimersByTimeAsync(5_000);
    await shows(page, "open", "1");
  } finally {
    vi.useRealTimers();
  }
});

test("a second tab reports nothing while the first one has the report, and reports it when the first one is closed", async () => {
  const tab = createSharedMemory();
  const device = createDevice();
  const onEnd = vi.fn(() => true);
  const first = await renderWithBackend(<Form onEnd={onEnd} />, {
    device: { ...device, storage: tab() },
    overrides: executed,
  });
  await press(first, "order");
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const second = await renderWithBackend(<Tab name="second" />, {
      device: { ...device, storage: tab(), tabStorage: createDevice().tabStorage },
      overrides: calm,
    });
    await shows(second, "second wallet", "read");
    await vi.advanceTimersByTimeAsync(30_000);
    await shows(second, "second open", "0");
    await first.screen.unmount();
    await vi.advanceTimersByTimeAsync(1_000);
    await lists(second, "withdraw done");
  } finally {
    vi.useRealTimers();
  }
});
