import { drop, exampleOf, hang, refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
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
  withdrawRowOf,
} from "../../test/money-tab.tsx";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { createTestClock } from "../../test/test-clock.ts";
import { qrCreateOperation, qrLock } from "../deposit/index.ts";
import { useActivateGame } from "../games/index.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import {
  createKeyValueStore,
  createMemoryStore,
  createStorageLocks,
  createTokenStore,
  type TokenStore,
} from "../provider/index.ts";

const calm = [walletOf("1001"), noRows];
const forbidden = () =>
  createKeyValueStore(() => {
    throw new DOMException("forbidden", "SecurityError");
  });

/** A member signs out while a withdrawal is being sent; the next sign-in has a new token. */
async function leaveMidway() {
  const device = createDevice();
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [...calm, hang("walletWithdrawAll")],
  });
  await press(first, "first send withdraw");
  await isSent(first, "walletWithdrawAll");
  const calls = first.backend.calls.length;
  await press(first, "first sign out");
  await first.screen.unmount();
  device.tokens.write("token-2", { remember: true });
  return { device, first, calls, key: keyOf(first, "walletWithdrawAll") };
}

test("without Web Locks two tabs pressed together still send one call", async () => {
  const { storage, ...shared } = createDevice();
  const tab = () => ({ ...shared, storage, locks: createStorageLocks(storage) });
  const overrides = [...calm, hang("walletWithdrawAll")];
  const first = await renderWithBackend(<Tab name="first" />, { device: tab(), overrides });
  const second = await renderWithBackend(<Tab name="second" />, { device: tab(), overrides });
  const click = ({ screen }: typeof first, name: string) =>
    (screen.getByRole("button", { name }).element() as HTMLElement).click();
  click(first, "first send withdraw");
  click(second, "second send withdraw");
  await expect.element(first.screen.getByText("notSent locked")).toBeVisible();
  const both = () =>
    first.sent("walletWithdrawAll").length + second.sent("walletWithdrawAll").length;
  await expect.poll(() => both()).toBe(1);
});

test("when locks throw, nothing is sent, and a message says so", async () => {
  const locks = { tryRun: () => Promise.reject(new Error("broken")) };
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), locks },
    overrides: calm,
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent locked");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("a device that can store nothing sends nothing, because a reload would lose the order", async () => {
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), storage: forbidden(), tabStorage: forbidden() },
    overrides: calm,
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent storage");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("when the storage of the device is full, the order is kept after a reload in that of the tab", async () => {
  const device = { ...createDevice(), storage: forbidden() };
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [...calm, drop("walletWithdrawAll")],
  });
  await press(first, "first send withdraw");
  await shows(first, "first withdraw", "checking");
  const key = keyOf(first, "walletWithdrawAll");
  await first.screen.unmount();
  const again = await renderWithBackend(<Tab name="again" />, {
    device: { ...device, storage: forbidden() },
    overrides: [walletOf("1001"), withdrawRow(key)],
  });
  await lists(again, "withdraw checking");
  await press(again, "look at withdraw");
  await lists(again, "withdraw done");
});

test("after signing out in the middle no more calls are made, and the outcome is read after the next sign-in", async () => {
  const { device, first, calls, key } = await leaveMidway();
  const again = await renderWithBackend(<Tab name="again" />, {
    device,
    overrides: [walletOf("1001"), withdrawRow(key)],
  });
  await lists(again, "withdraw checking");
  await press(again, "look at withdraw");
  await lists(again, "withdraw done");
  expect(again.sent("walletWithdrawAll")).toHaveLength(0);
  expect(first.backend.calls).toHaveLength(calls);
});

test("another member on the device neither sees nor sends it, and can withdraw; it is kept for its owner", async () => {
  const { device, key } = await leaveMidway();
  const other = await renderWithBackend(<Tab name="other" baht={50} />, {
    device,
    overrides: [walletOf("1002"), noRows],
  });
  await shows(other, "other wallet", "read");
  await shows(other, "other open", "0");
  await press(other, "other send withdraw");
  await shows(other, "other withdraw", "done");
  expect(other.sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 50 }]);
  await press(other, "other sign out");
  await other.screen.unmount();
  device.tokens.write("token-3", { remember: true });
  const again = await renderWithBackend(<Tab name="again" />, {
    device,
    overrides: [walletOf("1001"), withdrawRow(key)],
  });
  await lists(again, "withdraw checking");
  await press(again, "look at withdraw");
  await lists(again, "withdraw done");
});

test("interrupted operations are not looked up before the current member is known", async () => {
  const { device } = await leaveMidway();
  const other = await renderWithBackend(<Tab name="other" />, {
    device,
    overrides: [hang("walletGet"), noRows],
  });
  await expect.poll(() => other.sent("walletGet")).not.toHaveLength(0);
  await shows(other, "other open", "0");
  expect(other.sent("statementList")).toHaveLength(0);
});

test("an open page orders for a member who signs in in another tab, with their token", async () => {
  const tokens = createTokenStore({
    persistent: createMemoryStore(),
    temporary: createMemoryStore(),
  });
  tokens.write("of one", { remember: true });
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: calm,
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
  visit.backend.use(walletOf("1002"));
  tokens.write("of another", { remember: true });
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await shows(visit, "tab withdraw", "idle");
  await press(visit, "tab send withdraw");
  await isSent(visit, "walletWithdrawAll", 2);
  const tokensSent = visit
    .sent("walletWithdrawAll")
    .map(({ headers }) => headers.get("authorization"));
  expect(tokensSent).toEqual(["Bearer of one", "Bearer of another"]);
});

test("a page that keeps its hooks after the sign-out shows the next member nothing of the last one, and sends their own order", async () => {
  const tokens = createTokenStore({
    persistent: createMemoryStore(),
    temporary: createMemoryStore(),
  });
  tokens.write("of one", { remember: true });
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: [...calm, drop("walletWithdrawAll", { times: 1 })],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "checking");
  await press(visit, "tab sign out");
  await shows(visit, "tab withdraw", "idle");
  visit.backend.use(walletOf("1002"));
  tokens.write("of another", { remember: true });
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await shows(visit, "tab wallet", "read");
  await shows(visit, "tab open", "0");
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
  const tokensSent = visit
    .sent("walletWithdrawAll")
    .map(({ headers }) => headers.get("authorization"));
  expect(tokensSent).toEqual(["Bearer of one", "Bearer of another"]);
});

test("a withdrawal that the browser repeats is done when the first call was executed, although the second one is refused", async () => {
  const visit: Awaited<ReturnType<typeof renderWithBackend>> = await renderWithBackend(<Tab />, {
    overrides: [
      walletOf("1001"),
      withdrawRowOf(() => keyOf(visit, "walletWithdrawAll")),
      refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH"),
    ],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(1);
});

test("a refusal is shown when the statement service is down", async () => {
  const visit = await renderWithBackend(<Tab />, {
    overrides: [
      walletOf("1001"),
      drop("statementList"),
      refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH"),
    ],
  });
  await press(visit, "tab send withdraw");
  await vi.waitFor(() => shows(visit, "tab withdraw", "refused"), { timeout: 8_000 });
});

test("a refusal is shown without a reading when the backend honours keys", async () => {
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), backend: { honoursKeys: true } },
    overrides: [...calm, refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH")],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "refused");
  expect(visit.sent("statementList")).toHaveLength(1);
});

/** A partner's store of another member's token after `change`, without a notice. */
function createSilentTokens(): { readonly tokens: TokenStore; readonly change: () => void } {
  let token = "of one";
  const ignore = () => undefined;
  return {
    tokens: { read: () => token, write: ignore, clear: ignore, subscribe: () => ignore },
    change: () => {
      token = "of another";
    },
  };
}

test("no money is moved when the token changes between reading and sending", async () => {
  const { tokens, change } = createSilentTokens();
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: [
      walletOf("1001"),
      reply("statementList", () => {
        change();
        return { total: 0, statements: [] };
      }),
    ],
  });
  await shows(visit, "tab wallet", "read");
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent memberChanged");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("an order says that another member signed in when the token changes while the member is read", async () => {
  const { tokens, change } = createSilentTokens();
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: calm,
  });
  await shows(visit, "tab wallet", "read");
  visit.backend.use(
    reply("walletGet", () => {
      change();
      return exampleOf("walletGet");
    }),
  );
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent memberChanged");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("no money is moved when the token changed without notice while the page showed another member", async () => {
  const { tokens, change } = createSilentTokens();
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: calm,
  });
  await shows(visit, "tab wallet", "read");
  visit.backend.use(walletOf("1002"));
  change();
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent memberChanged");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
  // The screen reads the wallet of the new member, who can then order.
  await pressUntil(visit, "tab send withdraw", "tab withdraw", "done");
});

test("when the statement is down and the wallet can be read, the order is sent", async () => {
  const visit = await renderWithBackend(<Tab />, {
    overrides: [walletOf("1001"), refuse("statementList", "NO_DATA")],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "done");
});

test("when nothing can be read, nothing is sent", async () => {
  const visit = await renderWithBackend(<Tab />, {
    overrides: [
      refuse("walletGet", "NO_DATA"),
      refuse("accountProfile", "NO_DATA"),
      refuse("statementList", "NO_DATA"),
    ],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "notSent unread");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("an order stays open when the session ends in the middle, and is reported after signing in again", async () => {
  const device = createDevice();
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [...calm, refuse("walletWithdrawAll", "UNAUTHORIZED", { status: 401 })],
  });
  await press(first, "first send withdraw");
  await isSent(first, "walletWithdrawAll");
  await expect.poll(() => device.tokens.read()).toBeNull();
  const key = keyOf(first, "walletWithdrawAll");
  await first.screen.unmount();
  device.tokens.write("token-2", { remember: true });
  const again = await renderWithBackend(<Tab name="again" />, {
    device,
    overrides: [walletOf("1001"), withdrawRow(key)],
  });
  await lists(again, "withdraw checking");
  await press(again, "look at withdraw");
  await lists(again, "withdraw done");
});

test.each([
  ["without a key", undefined],
  ["with the backend's own number", "B-2041"],
])("a matching row %s proves nothing, even after a long time", async (_name, reference) => {
  const clock = createTestClock(Date.now());
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), clock },
    overrides: [...calm, drop("walletWithdrawAll")],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "checking");
  visit.backend.use(withdrawRow(reference));
  await pressUntil(visit, "tab withdraw check", "tab withdraw", "notKnownYet with a hint");
  clock.skip(600_000);
  const readings = visit.sent("statementList").length;
  // Two of them would decide that nothing happened.
  await vi.waitFor(
    () => {
      (
        visit.screen.getByRole("button", { name: "tab withdraw check" }).element() as HTMLElement
      ).click();
      expect(visit.sent("statementList").length).toBeGreaterThan(readings + 2);
    },
    { timeout: 10_000 },
  );
  await shows(visit, "tab withdraw", "notKnownYet with a hint");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(1);
});

test("a device with a clock that is wrong by a day judges a lost reply correctly", async () => {
  const day = 24 * 3_600_000;
  const clock = { now: () => Date.now() - day, isSynced: () => false };
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), ...{ clock } },
    overrides: [...calm, drop("walletWithdrawAll")],
  });
  await press(visit, "tab send withdraw");
  await shows(visit, "tab withdraw", "checking");
  visit.backend.use(withdrawRow(keyOf(visit, "walletWithdrawAll")));
  await pressUntil(visit, "tab withdraw check", "tab withdraw", "done");
});

const wallet = exampleOf("walletGet");
const walletWithGame = (isActive: boolean) =>
  reply("walletGet", {
    ...wallet,
    slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive, amount: 0 }],
  });

function Games({ onActivated, onFailed }: { onActivated: () => void; onFailed: () => void }) {
  const { actions, operation, activating } = useActivateGame({ onActivated, onFailed });
  return (
    <>
      <output aria-label="activating">{activating ?? "none"}</output>
      <button type="button" onClick={() => actions.activate({ code: "PG" })}>
        open PG
      </button>
      <button type="button" onClick={operation.check}>
        look
      </button>
    </>
  );
}

test("an activation that succeeded without a reply ends as done, not as an error", async () => {
  const onActivated = vi.fn();
  const onFailed = vi.fn();
  const visit = await renderWithBackend(<Games onActivated={onActivated} onFailed={onFailed} />, {
    overrides: [walletWithGame(false), noRows, drop("walletActivateGame")],
  });
  await expect.poll(() => visit.sent("walletGet")).not.toHaveLength(0);
  await press(visit, "open PG");
  await isSent(visit, "walletActivateGame");
  visit.backend.use(walletWithGame(true));
  await pressUntil(visit, "look", "activating", "none");
  await expect.poll(() => onActivated).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
  expect(visit.sent("walletActivateGame")).toHaveLength(1);
});

function AskQr() {
  const create = useMoneyOperation(qrCreateOperation, qrLock("KBANK"));
  return (
    <>
      <output aria-label="qr">{create.status}</output>
      <button
        type="button"
        onClick={() => create.submit({ provider: "KBANK", amount: satang(50_000) })}
      >
        ask for a QR
      </button>
    </>
  );
}

test("an open QR order of one member does not block the first press of another", async () => {
  const device = createDevice();
  const none = reply("qrcodeCurrent", { hasQrcode: false });
  const first = await renderWithBackend(<AskQr />, {
    device,
    overrides: [walletOf("1001"), none, drop("qrcodeCreate")],
  });
  await press(first, "ask for a QR");
  await shows(first, "qr", "checking");
  await first.screen.unmount();
  device.tokens.write("token-2", { remember: true });
  const other = await renderWithBackend(<AskQr />, { device, overrides: [walletOf("1002"), none] });
  await shows(other, "qr", "idle");
  await press(other, "ask for a QR");
  await isSent(other, "qrcodeCreate");
});
