import { createFakeBackend } from "@satang/api/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryStore, createPageLocks, SatangProvider } from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import { createHostSatang } from "./create-host-satang.ts";

const State = () => <output aria-label="session">{useSession().state}</output>;

/** Data that the pages of a member leave on a device. */
const LEFT = {
  "remember-agreement": "true",
  last_sync: "1",
  "sent-slips": '["0141234567890"]',
  "play-baseline": "{}",
  "first-steps": "1001",
  "last-deposit-way": "account-1",
  "chat.member.satang-1001.draft": "my salary is",
};

type Stores = Record<"storage" | "tabStorage", ReturnType<typeof createMemoryStore>>;

/** A page that does not know yet who is signed in, as after a reload. */
async function openPage(stores: Stores, getToken: () => Promise<string | null>) {
  const { renew, ...satang } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: createFakeBackend().fetch,
    ...stores,
    locks: createPageLocks(),
    getToken,
  });
  const screen = await render(
    <SatangProvider {...satang}>
      <State />
    </SatangProvider>,
  );
  await expect.element(page.getByLabelText("session")).toHaveTextContent("unknown");
  await renew?.();
  return screen;
}

test("after a reload the same session has what the tab kept, and another one has not", async () => {
  const stores = { storage: createMemoryStore(), tabStorage: createMemoryStore() };
  const session = page.getByLabelText("session");
  const open = async (token: string) => {
    const screen = await openPage(stores, async () => token);
    await expect.element(session).toHaveTextContent("signedIn");
    return screen;
  };
  const first = await open("token-1");
  stores.tabStorage.write("open-qr", "{}");
  stores.storage.write("chat.member.satang-1001.draft", "hello");
  await first.unmount();
  const second = await open("token-1");
  expect(stores.tabStorage.read("open-qr")).toBe("{}");
  expect(stores.storage.read("chat.member.satang-1001.draft")).toBe("hello");
  await second.unmount();
  await open("token-2");
  expect(stores.tabStorage.read("open-qr")).toBeUndefined();
});

test("a page that opens after a log-out at the host removes what the member left", async () => {
  const stores = { storage: createMemoryStore(), tabStorage: createMemoryStore() };
  for (const [key, value] of Object.entries(LEFT)) stores.storage.write(key, value);
  await openPage(stores, async () => null);
  await expect.element(page.getByLabelText("session")).toHaveTextContent("signedOut");
  // A newcomer accepts it before the first log-in.
  await expect.poll(() => stores.storage.keys()).toEqual(["remember-agreement"]);
});

test("a member who logs out at the host leaves nothing on the device", async () => {
  let token: string | null = "token-1";
  const device = createMemoryStore();
  const { renew, ...satang } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: createFakeBackend().fetch,
    storage: device,
    tabStorage: createMemoryStore(),
    locks: createPageLocks(),
    getToken: async () => token,
  });
  await renew?.();
  await render(
    <SatangProvider {...satang}>
      <State />
    </SatangProvider>,
  );
  const session = page.getByLabelText("session");
  await expect.element(session).toHaveTextContent("signedIn");
  for (const [key, value] of Object.entries(LEFT)) device.write(key, value);
  token = null;
  window.dispatchEvent(new Event("focus"));
  await expect.element(session).toHaveTextContent("signedOut");
  expect(device.keys()).toEqual([]);
});
