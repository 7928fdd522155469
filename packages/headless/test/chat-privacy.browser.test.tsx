import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import { createFakeChat, said } from "@satang/story-kit/fake-chat";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChatExample } from "../examples/chat.tsx";
import { createHostSatang } from "../src/host/index.ts";
import {
  createMemoryStore,
  createPageLocks,
  type OpenChatLine,
  SatangProvider,
} from "../src/provider/index.ts";
import { useSession } from "../src/session/index.ts";
import { walletOf } from "./money-tab.tsx";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

const SignedIn = () => <output>{useSession().state}</output>;

async function visit(
  device: ReturnType<typeof createDevice>,
  member: string,
  service: ReturnType<typeof createFakeChat>,
) {
  const { screen } = await renderWithBackend(<ChatExample />, {
    device: { ...device, chat: service.chat },
    overrides: [...service.overrides, walletOf(member)],
  });
  const field = screen.getByLabelText("Message", { exact: true });
  return { screen, field };
}

test("the text that a member has not sent is not shown to the next one, also without a sign-out", async () => {
  const device = createDevice();
  const service = createFakeChat({ messages: [said("Hello")] });
  const first = await visit(device, "1001", service);
  await expect.element(first.screen.getByText("Hello")).toBeVisible();
  await userEvent.fill(first.field, "my salary is");
  await first.screen.unmount();
  // A token that was not remembered ends with its tab.
  device.tokens.write("token-2", { remember: false });
  const second = await visit(device, "1002", service);
  await expect.element(second.screen.getByText("Hello")).toBeVisible();
  await expect.element(second.field).toHaveValue("");
  const stored = device.storage.keys().map((key) => device.storage.read(key));
  expect(stored.join()).not.toContain("salary");
});

test("the text comes back for the same member", async () => {
  const device = createDevice();
  const service = createFakeChat({ messages: [said("Hello")] });
  const first = await visit(device, "1001", service);
  await expect.element(first.screen.getByText("Hello")).toBeVisible();
  await userEvent.fill(first.field, "half a sen");
  await first.screen.unmount();
  device.tokens.write("token-2", { remember: true });
  const second = await visit(device, "1001", service);
  await expect.element(second.field).toHaveValue("half a sen");
});

/** The chat of a host that signs its members in itself. */
async function host() {
  let token: string | null = "token-1";
  let member = "1001";
  const service = createFakeChat({ messages: [said("Hello")] });
  const openLine = vi.fn<OpenChatLine>((of) => {
    if (!service.chat.openLine) throw new Error("the fake has a line");
    return service.chat.openLine(of);
  });
  const backend = createFakeBackend({
    overrides: [
      ...service.overrides,
      reply("walletGet", () => {
        const wallet = exampleOf("walletGet");
        return { ...wallet, profile: { ...wallet.profile, _id: member } };
      }),
    ],
  });
  const device = createMemoryStore();
  const { renew, ...satang } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    storage: device,
    tabStorage: device,
    locks: createPageLocks(),
    chat: { openLine },
    getToken: () => token,
  });
  await renew?.();
  const screen = await render(
    <SatangProvider {...satang}>
      <SignedIn />
      <ChatExample />
    </SatangProvider>,
  );
  const field = screen.getByLabelText("Message", { exact: true });
  const send = async (text: string) => {
    await userEvent.fill(field, text);
    await userEvent.keyboard("{Enter}");
  };
  const become = (next: { token: string | null; member?: string }) => {
    token = next.token;
    member = next.member ?? member;
  };
  return { screen, service, backend, send, become, openLine, device, renew };
}

test("a host renews the token of a member, and the chat goes on with the new one", async () => {
  const { screen, service, backend, send, become, openLine } = await host();
  await expect.element(screen.getByText("Hello")).toBeVisible();
  await send("one");
  await expect.poll(() => service.stored).toHaveLength(2);
  become({ token: "token-2" });
  await send("two");
  await expect.poll(() => service.stored.at(-1)?.message.payload).toBe("two");
  const calls = backend.calls.filter(({ id }) => id === "chatSendMessage");
  expect(calls.map(({ headers }) => headers.get("authorization"))).toEqual([
    "Bearer token-1",
    "Bearer token-2",
  ]);
  service.cut();
  service.open();
  await expect.poll(() => openLine.mock.lastCall).toEqual(["token-2"]);
  service.answer("Welcome back");
  await expect.element(screen.getByText("Welcome back")).toBeVisible();
});

test("a message of one member is not sent with the token of another", async () => {
  const { screen, service, send, become } = await host();
  await expect.element(screen.getByText("Hello")).toBeVisible();
  become({ token: "token-of-1002", member: "1002" });
  await send("private");
  await expect.element(screen.getByText("private (sending)")).toBeVisible();
  expect(service.stored).toHaveLength(1);
});
