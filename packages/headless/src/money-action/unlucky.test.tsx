import { drop, exampleOf, hang, reply } from "@satang/api/testing";
import type { MoneyOrder } from "@satang/machines";
import { expect, test, vi } from "vitest";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import {
  createKeyValueStore,
  createMemoryStore,
  createStorageLocks,
  createTokenStore,
  useSatang,
} from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import { useMoneyAction } from "./use-money-action.ts";

const example = exampleOf("walletGet");
const walletOf = (member: string, cash = 500) =>
  reply("walletGet", {
    ...example,
    profile: { ...example.profile, _id: member },
    wallet: { amount: cash },
  });
const noRows = reply("statementList", { total: 0, statements: [] });
const calm = [walletOf("1001"), noRows];

const Tab = ({ name = "tab", baht = 100 }: { name?: string; baht?: number }) => {
  const action = useMoneyAction("withdraw");
  const { actions } = useSession();
  const { tokens } = useSatang();
  const order: MoneyOrder = { kind: "withdraw", amount: baht * 100 };
  const signInAsAnother = () => {
    tokens.write("of another", { remember: true });
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  };
  return (
    <>
      <p>
        {name} {action.status}
      </p>
      <button type="button" onClick={() => action.submit(order)}>
        {name} withdraw
      </button>
      <button type="button" onClick={actions.signOut}>
        {name} sign out
      </button>
      <button type="button" onClick={signInAsAnother}>
        {name} sign in
      </button>
    </>
  );
};

type Visit = Awaited<ReturnType<typeof renderWithBackend>>;
const press = ({ screen }: Visit, name: string) => screen.getByRole("button", { name }).click();
const says = ({ screen }: Visit, text: string) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();
const isSent = ({ sent }: Visit, times = 1) =>
  vi.waitFor(() => expect(sent("walletWithdrawAll")).toHaveLength(times));

/** A member signs out while a withdrawal is on its way. */
async function leaveMidway() {
  const device = createDevice();
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [...calm, hang("walletWithdrawAll")],
  });
  await press(first, "first withdraw");
  await isSent(first);
  const calls = first.backend.calls.length;
  await press(first, "first sign out");
  await first.screen.unmount();
  return { device, first, calls };
}

test("two tabs with two different orders send the first only, and the second is not taken for it", async () => {
  const device = createDevice();
  const overrides = [...calm, hang("walletWithdrawAll")];
  const first = await renderWithBackend(<Tab name="first" baht={100} />, { device, overrides });
  const second = await renderWithBackend(<Tab name="second" baht={300} />, { device, overrides });
  await press(first, "first withdraw");
  await isSent(first);
  await press(second, "second withdraw");
  await says(second, "second busy");
  await says(first, "first submitting");
  expect(first.sent("walletWithdrawAll")[0]?.body).toEqual({ amount: 100 });
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("without Web Locks two tabs pressed together still send one call", async () => {
  const { storage } = createDevice();
  const tab = () => ({ storage, locks: createStorageLocks(storage) });
  const overrides = [...calm, hang("walletWithdrawAll")];
  const first = await renderWithBackend(<Tab name="first" />, { device: tab(), overrides });
  const second = await renderWithBackend(<Tab name="second" />, { device: tab(), overrides });
  const click = ({ screen }: Visit, name: string) =>
    (screen.getByRole("button", { name }).element() as HTMLElement).click();
  click(first, "first withdraw");
  click(second, "second withdraw");
  const both = () =>
    first.sent("walletWithdrawAll").length + second.sent("walletWithdrawAll").length;
  await vi.waitFor(() => expect(both()).toBe(1));
  await expect.element(first.screen.getByText(/(first|second) busy/)).toBeVisible();
  expect(both()).toBe(1);
});

test("locks that break send nothing, and say that another is at it", async () => {
  const locks = { tryRun: () => Promise.reject(new Error("broken")) };
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), locks },
    overrides: calm,
  });
  await press(visit, "tab withdraw");
  await says(visit, "tab busy");
  expect(visit.sent("walletWithdrawAll")).toHaveLength(0);
});

test("a storage that is forbidden or full does not keep a lost answer from being told", async () => {
  const storage = createKeyValueStore(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), storage },
    overrides: [...calm, drop("walletWithdrawAll")],
  });
  await press(visit, "tab withdraw");
  await says(visit, "tab checking");
  visit.backend.use(walletOf("1001", 400));
  await says(visit, "tab landed");
  await isSent(visit);
});

test("signing out in the middle of it makes no call more, and the next sign-in is told how it ended", async () => {
  const { device, first, calls } = await leaveMidway();
  const again = await renderWithBackend(<Tab name="again" />, {
    device,
    overrides: [walletOf("1001", 400), noRows],
  });
  await says(again, "again landed");
  expect(again.sent("walletWithdrawAll")).toHaveLength(0);
  expect(first.backend.calls).toHaveLength(calls);
});

test("what another member left under way is neither told nor sent to the next, who can withdraw", async () => {
  const { device } = await leaveMidway();
  const other = await renderWithBackend(<Tab name="other" baht={50} />, {
    device,
    overrides: [walletOf("1002", 400), noRows],
  });
  await says(other, "other idle");
  expect(other.sent("walletWithdrawAll")).toHaveLength(0);
  await press(other, "other withdraw");
  await says(other, "other succeeded");
  expect(other.sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 50 }]);
});

test("what another member left under way is not even looked for before it is known whose it is", async () => {
  const { device } = await leaveMidway();
  const other = await renderWithBackend(<Tab name="other" />, {
    device,
    overrides: [hang("walletGet"), noRows],
  });
  await vi.waitFor(() => expect(other.sent("walletGet")).not.toHaveLength(0));
  await says(other, "other idle");
});

test("what was left under way is kept for its own member, whoever uses the device meanwhile", async () => {
  const { device } = await leaveMidway();
  const other = await renderWithBackend(<Tab name="other" baht={50} />, {
    device,
    overrides: [walletOf("1002", 400), noRows],
  });
  await press(other, "other withdraw");
  await says(other, "other succeeded");
  await press(other, "other sign out");
  await other.screen.unmount();
  const again = await renderWithBackend(<Tab name="again" />, {
    device,
    overrides: [walletOf("1001", 400), noRows],
  });
  await says(again, "again landed");
  expect(again.sent("walletWithdrawAll")).toHaveLength(0);
});

test("a page that stays while another member signs in elsewhere works for that member", async () => {
  const tokens = createTokenStore({ persistent: createMemoryStore() });
  tokens.write("of one", { remember: true });
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), tokens },
    overrides: calm,
  });
  await press(visit, "tab withdraw");
  await says(visit, "tab succeeded");
  visit.backend.use(walletOf("1002"));
  await press(visit, "tab sign in");
  await says(visit, "tab idle");
  await press(visit, "tab withdraw");
  await isSent(visit, 2);
});

test("a device whose clock is a day wrong judges a lost answer as well as any", async () => {
  const day = 24 * 3_600_000;
  const clock = { now: () => Date.now() - day };
  const row = {
    statementType: "withdraw" as const,
    from: "wallet",
    to: "SCB",
    status: "PROCESSING",
    amount: 100,
    createdAt: new Date(Date.now() + day).toISOString(),
  };
  const visit = await renderWithBackend(<Tab />, {
    device: { ...createDevice(), clock },
    overrides: [...calm, drop("walletWithdrawAll")],
  });
  await press(visit, "tab withdraw");
  await says(visit, "tab checking");
  visit.backend.use(walletOf("1001", 400), reply("statementList", { total: 1, statements: [row] }));
  await says(visit, "tab landed");
});
