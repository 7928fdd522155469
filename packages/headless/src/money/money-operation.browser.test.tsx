import { drop, exampleOf, hang, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
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
import { createTestClock } from "../../test/test-clock.ts";

const MEMBER = "1001";
const calm = [walletOf(MEMBER), noRows];

/** A withdrawal without a reply, and a new page on the same device. */
async function interrupt(device = createDevice()) {
  const visit = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [...calm, drop("walletWithdrawAll"), drop("walletTransfer")],
  });
  await press(visit, "first send withdraw");
  await shows(visit, "first withdraw", "checking");
  return { device, visit, key: keyOf(visit, "walletWithdrawAll") };
}

test("two tabs pressed together send one call, and the other says that nothing was sent", async () => {
  const device = createDevice();
  const overrides = [...calm, hang("walletWithdrawAll")];
  const first = await renderWithBackend(<Tab name="first" />, { device, overrides });
  const second = await renderWithBackend(<Tab name="second" baht={300} />, { device, overrides });
  await press(first, "first send withdraw");
  await isSent(first, "walletWithdrawAll");
  await press(second, "second send withdraw");
  await shows(second, "second withdraw", "notSent locked");
  await shows(first, "first withdraw", "submitting");
  expect(first.sent("walletWithdrawAll")[0]?.body).toEqual({ amount: 100 });
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("a second tab that opens during a normal withdrawal shows nothing, during and after it", async () => {
  const tab = createSharedMemory();
  const device = createDevice();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = reply("walletWithdrawAll", () => answered.then(() => ({ message: "SUCCESS" })));
  const first = await renderWithBackend(<Tab name="first" />, {
    device: { ...device, storage: tab() },
    overrides: [...calm, slow],
  });
  await press(first, "first send withdraw");
  await isSent(first, "walletWithdrawAll");
  const second = await renderWithBackend(<Tab name="second" />, {
    device: { ...device, storage: tab(), tabStorage: createDevice().tabStorage },
    overrides: calm,
  });
  await shows(second, "second wallet", "read");
  await shows(second, "second open", "0");
  answer();
  await shows(first, "first withdraw", "done");
  await shows(second, "second open", "0");
  await shows(second, "second withdraw", "idle");
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("an operation that a reload interrupted is reported on the next visit, and not sent again", async () => {
  const { device, visit, key } = await interrupt();
  await visit.screen.unmount();
  const second = await renderWithBackend(<Tab name="second" />, {
    device,
    overrides: [walletOf(MEMBER), withdrawRow(key)],
  });
  await lists(second, "withdraw checking");
  await press(second, "look at withdraw");
  await lists(second, "withdraw done");
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("an operation that a reload interrupted is listed when the profile can be read and the wallet cannot", async () => {
  const { device, visit } = await interrupt();
  await visit.screen.unmount();
  const profile = { ...exampleOf("accountProfile"), _id: MEMBER };
  const second = await renderWithBackend(<Tab name="second" />, {
    device,
    overrides: [refuse("walletGet", "NO_WALLET"), reply("accountProfile", profile), noRows],
  });
  await lists(second, "withdraw checking");
});

test("an operation that a reload interrupted is listed as soon as the connection is back", async () => {
  const { device, visit, key } = await interrupt();
  await visit.screen.unmount();
  const second = await renderWithBackend(<Tab name="second" />, {
    device,
    overrides: [drop("walletGet"), drop("accountProfile")],
  });
  await isSent(second, "accountProfile");
  await shows(second, "second open", "0");
  second.backend.use(walletOf(MEMBER), withdrawRow(key));
  window.dispatchEvent(new Event("online"));
  await lists(second, "withdraw checking");
});

test("two interrupted operations are both listed, and reported one by one", async () => {
  const { device, visit, key } = await interrupt();
  await press(visit, "first send transfer");
  await shows(visit, "first transfer", "checking");
  await shows(visit, "first open", "2");
  await visit.screen.unmount();
  const second = await renderWithBackend(<Tab name="second" />, {
    device,
    overrides: [walletOf(MEMBER), withdrawRow(key)],
  });
  await shows(second, "second open", "2");
  await press(second, "look at withdraw");
  await lists(second, "withdraw done");
  await lists(second, "transfer checking");
});

test("closing a message about an unknown outcome keeps the operation in the list", async () => {
  const { visit } = await interrupt();
  await pressUntil(visit, "first withdraw check", "first withdraw", "notKnownYet");
  await press(visit, "first withdraw close");
  await shows(visit, "first withdraw", "idle");
  await shows(visit, "first open", "1");
});

test("the same order while the outcome is unknown asks the member, and sends nothing", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
  const { visit } = await interrupt();
  now.mockReturnValue(11_000);
  await press(visit, "first send withdraw");
  await shows(visit, "first withdraw", "checking asked");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(1);
  now.mockRestore();
});

test("without a guarantee of the backend a retry waits for the settling time, and has the same key", async () => {
  const clock = createTestClock(Date.now());
  const { visit, key } = await interrupt({ ...createDevice(), ...{ clock } });
  await press(visit, "first withdraw retry");
  await pressUntil(visit, "first withdraw check", "first withdraw", "notKnownYet");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(1);
  clock.skip(91_000);
  await pressUntil(visit, "first withdraw check", "first withdraw", "nothingHappened");
  visit.backend.use(reply("walletWithdrawAll", { message: "SUCCESS" }));
  await press(visit, "first withdraw retry");
  await shows(visit, "first withdraw", "done");
  const keys = visit.sent("walletWithdrawAll").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([key, key]);
});

test("with a backend that honours keys a retry is sent at once, with the same key", async () => {
  const { visit, key } = await interrupt({
    ...createDevice(),
    ...{ backend: { honoursKeys: true } },
  });
  visit.backend.use(reply("walletWithdrawAll", { message: "SUCCESS" }));
  await press(visit, "first withdraw retry");
  await shows(visit, "first withdraw", "done");
  const keys = visit.sent("walletWithdrawAll").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([key, key]);
});

test("invalid stored data is ignored", async () => {
  const device = createDevice();
  const { storage } = device;
  const stored = {
    key: "k2",
    operation: "withdraw",
    member: MEMBER,
    before: null,
    startedAt: 1,
    isServerTime: true,
    lastSentAt: 1,
    sends: 1,
    outcome: null,
  };
  storage.write(`money.member.${MEMBER}.k1`, '{"key":"k1"');
  storage.write(
    `money.member.${MEMBER}.k2`,
    JSON.stringify({ ...stored, order: { amount: "all" } }),
  );
  storage.write(
    `money.member.${MEMBER}.k3`,
    JSON.stringify({ ...stored, key: "k3", operation: "unknown", order: {} }),
  );
  const visit = await renderWithBackend(<Tab />, { device, overrides: calm });
  await shows(visit, "tab wallet", "read");
  await shows(visit, "tab open", "0");
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
});
