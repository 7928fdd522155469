import { createFakeBackend } from "@satang/api/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryStore, createPageLocks, SatangProvider } from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import { createHostSatang } from "./create-host-satang.ts";

const State = () => <output aria-label="session">{useSession().state}</output>;

/** What the pages of a member leave on a device. */
const LEFT = {
  "remember-agreement": "true",
  last_sync: "1",
  "sent-slips": '["0141234567890"]',
  "play-baseline": "{}",
  "first-steps": "1001",
  "last-deposit-way": "account-1",
  "chat.member.satang-1001.draft": "my salary is",
};

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
