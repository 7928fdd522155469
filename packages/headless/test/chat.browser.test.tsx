import { drop, exampleOf, garbage, hang, type Override, refuse, reply } from "@satang/api/testing";
import { createFakeChat, said, wrote } from "@satang/story-kit/fake-chat";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ChatExample } from "../examples/chat.tsx";
import { useChatOffer } from "../src/chat/index.ts";
import type { SatangScopeOptions } from "../src/provider/index.ts";
import { useSession } from "../src/session/index.ts";
import { createKeyValueStore } from "../src/storage/key-value-store.ts";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

function SignOut() {
  const { actions } = useSession();
  return (
    <button type="button" onClick={actions.signOut}>
      Sign out
    </button>
  );
}

type Options = Parameters<typeof createFakeChat>[0] & {
  readonly device?: ReturnType<typeof createDevice> & Pick<SatangScopeOptions, "chat">;
  readonly line?: "socket" | "none";
};

async function open(
  { device = createDevice({ token: null }), line = "socket", ...options }: Options = {},
  service = createFakeChat(options),
) {
  const { chat, overrides } = service;
  const rendered = await renderWithBackend(
    <>
      <SignOut />
      <ChatExample />
    </>,
    { device: { ...device, ...(line === "socket" && { chat }) }, overrides },
  );
  const { screen } = rendered;
  const field = screen.getByLabelText("Message", { exact: true });
  const items = screen.getByRole("list", { name: "Messages" }).getByRole("listitem");
  const texts = () => items.elements().map((item) => item.textContent);
  const enter = async (text: string) => {
    await userEvent.fill(field, text);
    await userEvent.keyboard("{Enter}");
  };
  /** Until the conversation is read, the chat takes no message, and the field keeps it. */
  const send = async (text: string) => {
    await userEvent.fill(field, text);
    await expect
      .poll(async () => {
        await userEvent.keyboard("{Enter}");
        return (field.element() as HTMLInputElement).value;
      })
      .toBe("");
  };
  return { ...rendered, device, field, enter, items, send, service, texts };
}

const Offer = () => <output>{useChatOffer().isOn ? "offered" : "not offered"}</output>;

test.each([
  ["who has a conversation", { "chat.guest.read": "1" }, "offered"],
  ["without a conversation", {}, "not offered"],
])("the chat after a reload without a line, for a visitor %s", async (_who, stored, shown) => {
  const device = createDevice({ token: null });
  for (const [key, value] of Object.entries(stored)) device.storage.write(key, value);
  const { screen, sent } = await renderWithBackend(<Offer />, {
    device,
    overrides: [drop("lookupEnableChatWidget")],
  });
  await expect.poll(() => sent("lookupEnableChatWidget").length).toBeGreaterThan(0);
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
});

test("the chat that the service has off is not offered, whatever the device keeps", async () => {
  const device = createDevice({ token: null });
  device.storage.write("chat.guest.read", "1");
  const { screen, sent } = await renderWithBackend(<Offer />, {
    device,
    overrides: [reply("lookupEnableChatWidget", { isActive: false })],
  });
  await expect.poll(() => sent("lookupEnableChatWidget")).toHaveLength(1);
  await expect.element(screen.getByText("not offered")).toBeVisible();
});

const sentTexts = (service: ReturnType<typeof createFakeChat>) =>
  service.stored.map(({ message }) => message.payload);

test("a visitor writes, support answers, and each message is shown once", async () => {
  const { send, service, texts } = await open();
  await expect.poll(texts).toEqual([]);
  await send("Hello");
  await expect.poll(() => service.stored).toHaveLength(1);
  service.answer("Good morning");
  service.emit(service.stored[0]);
  service.emit(service.stored[1]);
  await expect.poll(texts).toEqual(["Hello", "Good morning"]);
  const [{ guestId, clientId } = {}] = service.stored;
  expect(guestId).toMatch(/^guest-[\da-f]{32}$/);
  expect(clientId).toBeTruthy();
});

test("malformed events show nothing, and the conversation goes on", async () => {
  const { service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toEqual(["Hello"]);
  for (const event of [null, 7, "text", [], {}, { message: null }, { sender: "other" }]) {
    service.emit(event);
  }
  service.answer("And now?");
  await expect.poll(texts).toEqual(["Hello", "And now?"]);
});

test("messages without a line go out once when it returns, in order", async () => {
  const { backend, send, sent, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  backend.use(drop("chatSendMessage"), drop("chatHistory"));
  service.cut();
  await send("one");
  await send("two");
  service.answerSilently("Are you there?");
  await expect.poll(texts).toEqual(["Hello", "one (sending)", "two (sending)"]);
  backend.use(...service.overrides);
  service.open();
  await expect.poll(texts).toEqual(["Hello", "Are you there?", "one", "two"]);
  expect(sentTexts(service)).toEqual(["Hello", "Are you there?", "one", "two"]);
  const ids = sent("chatSendMessage").map(({ body }) => (body as { clientId: string }).clientId);
  expect(new Set(ids).size).toBe(2);
});

test("missed messages are read also when only own messages are known", async () => {
  const { device, send, service, texts } = await open();
  await send("Hello");
  await expect.poll(() => service.stored).toHaveLength(1);
  // The reply has arrived too, after the event.
  await expect.poll(() => device.storage.keys()).toContain("chat.guest.read");
  service.cut();
  const answers = Array.from({ length: 12 }, (_, at) => `Answer ${at}`);
  answers.forEach(service.answerSilently);
  service.open();
  await expect.poll(texts).toEqual(["Hello", ...answers]);
});

test("a reload keeps what was not sent, and sends it", async () => {
  const device = createDevice({ token: null });
  const service = createFakeChat({ messages: [said("Hello")] });
  const first = await open({ device }, service);
  await expect.poll(first.texts).toHaveLength(1);
  first.backend.use(hang("chatSendMessage"));
  await first.send("Written before the reload");
  await expect.poll(first.texts).toHaveLength(2);
  await first.screen.unmount();
  expect(sentTexts(service)).toEqual(["Hello"]);
  const second = await open({ device }, service);
  await expect.poll(second.texts).toEqual(["Hello", "Written before the reload"]);
  await expect.poll(() => sentTexts(service)).toEqual(["Hello", "Written before the reload"]);
  expect(device.storage.keys().filter((key) => key.includes("message"))).toEqual([]);
});

const slip = () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  return new File([png], "slip.png", { type: "image/png" });
};

test("a reload keeps a file that was chosen and what was being typed", async () => {
  const device = createDevice({ token: null });
  const service = createFakeChat({ messages: [said("Hello")] });
  const first = await open({ device }, service);
  await expect.poll(first.texts).toHaveLength(1);
  first.backend.use(hang("chatUploadImage"));
  await userEvent.upload(first.screen.getByLabelText("Picture or video"), slip());
  await expect.poll(first.texts).toEqual(["Hello", "slip.png"]);
  await userEvent.fill(first.field, "half a sen");
  await first.screen.unmount();
  service.overrides.push(reply("chatUploadImage", { path: "/api/media/uploads/1" }));
  const second = await open({ device }, service);
  await expect.element(second.field).toHaveValue("half a sen");
  await expect
    .poll(() => service.stored.at(-1)?.message.payload)
    .toMatchObject({ url: "/api/media/uploads/1", name: "slip.png" });
  const [upload] = second.sent("chatUploadImage");
  expect(upload).toBeDefined();
  await second.screen.unmount();
});

test("a picture that is chosen without a line goes out once when it returns", async () => {
  const { backend, screen, send, sent, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  backend.use(drop("chatUploadImage"), drop("chatSendMessage"), drop("chatHistory"));
  service.cut();
  await userEvent.upload(screen.getByLabelText("Picture or video"), slip());
  await expect.poll(() => sent("chatUploadImage")).toHaveLength(1);
  await send("My slip");
  await expect.poll(texts).toEqual(["Hello", "slip.png", "My slip (sending)"]);
  backend.use(...service.overrides, reply("chatUploadImage", { path: "/api/media/uploads/1" }));
  service.open();
  await expect.poll(() => service.stored).toHaveLength(3);
  expect(service.stored.map(({ message }) => message.payload)).toEqual([
    "Hello",
    "My slip",
    expect.objectContaining({ url: "/api/media/uploads/1" }),
  ]);
  await expect.poll(texts).toEqual(["Hello", "My slip", "slip.png"]);
});

test("a picture that the service does not answer for 300 s fails, and is uploaded again on request", async () => {
  const { backend, screen, sent, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  backend.use(hang("chatUploadImage"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const again = screen.getByRole("button", { name: "Send again" });
  await userEvent.upload(screen.getByLabelText("Picture or video"), slip());
  await expect.poll(() => sent("chatUploadImage")).toHaveLength(1);
  // Well after the limit of other calls, 60 s.
  await vi.advanceTimersByTimeAsync(200_000);
  await expect.element(again).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(100_000);
  await expect.element(again).toBeVisible();
  backend.use(reply("chatUploadImage", { path: "/api/media/uploads/1" }));
  await again.click();
  await expect
    .poll(() => service.stored.at(-1)?.message.payload)
    .toMatchObject({ url: "/api/media/uploads/1", name: "slip.png" });
  expect(sent("chatUploadImage")).toHaveLength(2);
});

test("sign-out removes the file and the text that a member did not send", async () => {
  const device = createDevice();
  const service = createFakeChat({ messages: [said("Hello")] });
  const { backend, field, screen, texts } = await open({ device }, service);
  await expect.poll(texts).toHaveLength(1);
  backend.use(hang("chatUploadImage"));
  await userEvent.upload(screen.getByLabelText("Picture or video"), slip());
  await expect.poll(texts).toEqual(["Hello", "slip.png"]);
  await userEvent.fill(field, "private");
  const stored = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(stored).toContain("satang.chat.member.files");
  await screen.getByRole("button", { name: "Sign out" }).click();
  await expect.element(field).toHaveValue("");
  await expect.poll(stored).not.toContain("satang.chat.member.files");
  expect(device.storage.keys().filter((key) => key.startsWith("chat.member"))).toEqual([]);
});

test("sign-out removes what a member did not send, and the next member does not see it", async () => {
  const device = createDevice();
  const service = createFakeChat();
  const { backend, screen, send, texts } = await open({ device }, service);
  backend.use(hang("chatSendMessage"));
  await send("private");
  await expect.poll(texts).toEqual(["private (sending)"]);
  const stored = () => device.storage.keys().filter((key) => key.startsWith("chat."));
  expect(stored()).toHaveLength(1);
  await screen.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(texts).toEqual([]);
  expect(stored()).toEqual([]);
});

test("a refused message is sent again or removed", async () => {
  const { backend, screen, send, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 2 }));
  await send("one");
  await send("two");
  await expect.poll(texts).toEqual(["Hello", "oneSend againRemove", "twoSend againRemove"]);
  await screen.getByRole("button", { name: "Remove" }).first().click();
  await screen.getByRole("button", { name: "Send again" }).click();
  await expect.poll(texts).toEqual(["Hello", "two"]);
  expect(sentTexts(service)).toEqual(["Hello", "two"]);
});

test("a message that was refused is not sent by itself after a reload", async () => {
  const device = createDevice({ token: null });
  const service = createFakeChat({ messages: [said("Hello")] });
  const first = await open({ device }, service);
  await expect.poll(first.texts).toHaveLength(1);
  first.backend.use(refuse("chatSendMessage", "NO_DATA", { times: 1 }));
  await first.send("one");
  await expect.poll(first.texts).toEqual(["Hello", "oneSend againRemove"]);
  await first.screen.unmount();
  const second = await open({ device }, service);
  await expect.poll(second.texts).toEqual(["Hello", "oneSend againRemove"]);
  await second.send("two");
  await expect.poll(() => sentTexts(service)).toEqual(["Hello", "two"]);
  await second.screen.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => sentTexts(service)).toEqual(["Hello", "two", "one"]);
});

describe("a reply that proves nothing", () => {
  const PAGE = "<!doctype html><title>Welcome to the free Wi-Fi</title>";
  const foreign = (id: Parameters<typeof garbage>[0], body: string) =>
    garbage(id, { status: 200, body });
  /** A service that stores each message and says nothing. */
  const storesSilently = (service: ReturnType<typeof createFakeChat>): Override => {
    const empty = foreign("chatSendMessage", "");
    const answer: Override["answer"] = (call) => {
      const body = call.body as (typeof service.stored)[number];
      service.answer(body.message, body);
      return empty.answer(call);
    };
    return { ...empty, answer };
  };

  test.each([
    ["empty", ""],
    ["null", "null"],
    ["OK", "OK"],
    ["the page of a Wi-Fi network", PAGE],
    ["JSON of another service", '{"status":"success","data":{}}'],
    ["a list", "[]"],
    ["a time that is none", '{"createdAt":"now"}'],
    ["a number as a time", '{"createdAt":0,"portal":true}'],
  ])("keeps the message until the service has it: %s", async (_what, text) => {
    const device = createDevice({ token: null });
    const { backend, send, sent, service, texts } = await open({
      device,
      messages: [said("Hello")],
    });
    await expect.poll(texts).toHaveLength(1);
    backend.use(foreign("chatSendMessage", text));
    await send("My account is wrong");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    await expect.poll(texts).toEqual(["Hello", "My account is wrong (sending)"]);
    const stored = () => device.storage.keys().filter((key) => key.includes("message"));
    await expect.poll(() => device.storage.read(stored()[0] ?? "")).toContain("isUnclear");
    backend.use(...service.overrides);
    service.open();
    await expect.poll(texts).toEqual(["Hello", "My account is wrong"]);
    expect(sentTexts(service)).toEqual(["Hello", "My account is wrong"]);
    expect(stored()).toEqual([]);
  });

  test("does not double a message that the service has", async () => {
    const { backend, send, sent, service, texts } = await open({
      line: "none",
      messages: [said("Hello")],
    });
    await expect.poll(texts).toHaveLength(1);
    backend.use(storesSilently(service));
    await send("one");
    await expect.poll(texts, { timeout: 14_000 }).toEqual(["Hello", "one"]);
    expect(sent("chatSendMessage")).toHaveLength(1);
    expect(sentTexts(service)).toEqual(["Hello", "one"]);
  });

  test("does not lose a message when the page is closed meanwhile", async () => {
    const device = createDevice({ token: null });
    const service = createFakeChat({ messages: [said("Hello")] });
    const first = await open({ device }, service);
    await expect.poll(first.texts).toHaveLength(1);
    first.backend.use(foreign("chatSendMessage", PAGE));
    await first.send("one");
    await expect.poll(() => first.sent("chatSendMessage")).toHaveLength(1);
    await first.screen.unmount();
    const second = await open({ device }, service);
    await expect.poll(second.texts).toEqual(["Hello", "one"]);
    await expect.poll(() => sentTexts(service)).toEqual(["Hello", "one"]);
  });

  test.each([
    ["empty", ""],
    ["the page of a Wi-Fi network", PAGE],
    ["without a path", '{"message":"SUCCESS"}'],
  ])("to a picture is no address, and it is offered again: %s", async (_what, text) => {
    const { backend, screen, service, texts } = await open({ messages: [said("Hello")] });
    await expect.poll(texts).toHaveLength(1);
    backend.use(foreign("chatUploadImage", text));
    await userEvent.upload(screen.getByLabelText("Picture or video"), slip());
    await expect.poll(texts).toEqual(["Hello", "slip.pngSend againRemove"]);
    expect(service.stored).toHaveLength(1);
    backend.use(reply("chatUploadImage", { path: "/api/media/uploads/1" }));
    await screen.getByRole("button", { name: "Send again" }).click();
    await expect
      .poll(() => service.stored.at(-1)?.message.payload)
      .toMatchObject({ url: "/api/media/uploads/1" });
  });
});

describe("a service that keeps no client ids", () => {
  /** A stored message has the words alone, and the reply to it is lost. */
  const losesReply = (service: ReturnType<typeof createFakeChat>): Override => {
    const lost = drop("chatSendMessage");
    const answer: Override["answer"] = (call) => {
      const { message } = call.body as (typeof service.stored)[number];
      service.answer(message, {
        sender: "customer",
        name: null,
        createdAt: new Date().toISOString(),
      });
      return lost.answer(call);
    };
    return { ...lost, answer };
  };
  const now = (payload: string) => wrote(payload, { createdAt: new Date().toISOString() });

  test("does not get a message twice after a reply was lost: the person decides", async () => {
    const { backend, send, sent, service, texts } = await open({ messages: [said("Hello")] });
    await expect.poll(texts).toHaveLength(1);
    service.cut();
    backend.use(losesReply(service));
    await send("My deposit is missing");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    backend.use(...service.overrides);
    service.open();
    await expect
      .poll(texts)
      .toEqual(["Hello", "My deposit is missing", "My deposit is missingSend againRemove"]);
    expect(sentTexts(service)).toEqual(["Hello", "My deposit is missing"]);
  });

  test("gets what was written offline when the device is online again, also words that it has already", async () => {
    const { backend, send, sent, service, texts } = await open({ messages: [now("ok")] });
    await expect.poll(texts).toHaveLength(1);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    service.cut();
    backend.use(drop("chatSendMessage"), drop("chatHistory"));
    await send("ok");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    await expect.poll(texts).toEqual(["ok", "ok (sending)"]);
    onLine.mockReturnValue(true);
    backend.use(...service.overrides);
    service.open();
    await expect.poll(() => sentTexts(service)).toEqual(["ok", "ok"]);
    await expect.poll(texts).toEqual(["ok", "ok"]);
  });
});

describe("the package of a message (journey.txt §3)", () => {
  test("of a member names the member, the session and the device", async () => {
    const device = createDevice();
    const deviceToken = vi.fn(() => "push-1");
    const service = createFakeChat({ messages: [said("Hello", { session_id: "s-7" })] });
    const { send, sent, texts } = await open(
      { device: { ...device, chat: { deviceToken } }, line: "none" },
      service,
    );
    await expect.poll(texts).toEqual(["Hello"]);
    await send("one");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    const { _id: userId, name, username } = exampleOf("walletGet").profile;
    expect(sent("chatSendMessage")[0]?.body).toEqual({
      clientId: expect.any(String),
      sender: "customer",
      message: { message_type: "text", payload: "one" },
      userId,
      name,
      username,
      deviceToken: "push-1",
      session_id: "s-7",
    });
    const stored = device.storage.keys().map((key) => device.storage.read(key));
    expect(stored.join()).not.toContain("push-1");
  });

  test("of a visitor has the guest id, and no session before the first", async () => {
    const { send, sent, texts } = await open();
    await expect.poll(texts).toEqual([]);
    await send("one");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    expect(sent("chatSendMessage")[0]?.body).toEqual({
      clientId: expect.any(String),
      sender: "customer",
      message: { message_type: "text", payload: "one" },
      guestId: expect.stringMatching(/^guest-[\da-f]{32}$/),
    });
  });

  test.each([
    ["is none", () => null],
    ["is empty", ""],
    ["is longer than any", "a".repeat(4097)],
    [
      "cannot be read",
      () => {
        throw new Error("no permission");
      },
    ],
  ])("has no token of a device that %s, and is sent", async (_what, deviceToken) => {
    const device = { ...createDevice({ token: null }), chat: { deviceToken } };
    const { send, sent, texts } = await open({ device, line: "none" });
    await expect.poll(texts).toEqual([]);
    await send("one");
    await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
    expect(sent("chatSendMessage")[0]?.body).not.toHaveProperty("deviceToken");
  });
});

test("the chat reads and sends by calls alone when no chat backend is set", async () => {
  const { send, service, texts } = await open({ line: "none", messages: [said("Hello")] });
  await expect.poll(texts).toEqual(["Hello"]);
  await send("Hi");
  await expect.poll(texts).toEqual(["Hello", "Hi"]);
  service.answerSilently("I read that");
  await expect.poll(texts, { timeout: 8000 }).toEqual(["Hello", "Hi", "I read that"]);
});

test("older messages are read ten at a time, until the first", async () => {
  const messages = Array.from({ length: 23 }, (_, at) => (at % 2 ? said(`${at}`) : wrote(`${at}`)));
  const { screen, sent, texts } = await open({ messages });
  await expect.poll(() => texts().length).toBe(10);
  const older = screen.getByRole("button", { name: "Older messages" });
  await older.click();
  await expect.poll(() => texts().length).toBe(20);
  await older.click();
  await expect.poll(texts).toEqual(messages.map(({ message }) => message?.payload));
  await expect.element(older).not.toBeInTheDocument();
  const pages = sent("chatHistory").map(({ body }) => body as { limit: number; skip: number });
  expect(pages.map(({ limit, skip }) => [limit, skip])).toEqual([
    [10, 0],
    [10, 10],
    [10, 20],
  ]);
});

test("older messages are read past entries that are no messages", async () => {
  const messages = Array.from({ length: 23 }, (_, at) => said(`${at}`));
  const service = createFakeChat({ messages });
  const unreadable = Array.from({ length: 14 }, () => ({ sender: "nobody" }));
  service.overrides.push(
    reply("chatHistory", ({ body }) => {
      const { limit, skip } = body as { limit: number; skip: number };
      const entries = [...unreadable, ...service.stored.toReversed()];
      return entries.slice(skip, skip + limit) as never;
    }),
  );
  const { screen, texts } = await open({}, service);
  const older = screen.getByRole("button", { name: "Older messages" });
  for (const count of [6, 16]) {
    await expect.poll(() => texts().length).toBe(count);
    await older.click();
  }
  await expect.poll(texts).toEqual(messages.map(({ message }) => message?.payload));
  await expect.element(older).not.toBeInTheDocument();
});

test("every message is read after something else has answered in place of the history", async () => {
  const messages = Array.from({ length: 25 }, (_, at) => said(`${at}`));
  const service = createFakeChat({ messages });
  const foreign: unknown[] = [[{}], []];
  service.overrides.push(
    reply("chatHistory", ({ body }) => {
      const { limit, skip } = body as { limit: number; skip: number };
      const page = service.stored.toReversed().slice(skip, skip + limit);
      return (foreign.shift() ?? page) as never;
    }),
  );
  const { screen, sent, texts } = await open({}, service);
  const older = screen.getByRole("button", { name: "Older messages" });
  await expect.poll(() => sent("chatHistory")).toHaveLength(1);
  const support = screen.getByRole("region", { name: "Support" });
  await expect.element(support).toHaveAttribute("data-state", "interrupted");
  service.open();
  await expect.element(support).toHaveAttribute("data-state", "connected");
  await expect.element(older).not.toBeInTheDocument();
  service.cut();
  service.open();
  for (const count of [10, 20]) {
    await expect.poll(() => texts().length).toBe(count);
    await older.click();
  }
  await expect.poll(texts).toEqual(messages.map(({ message }) => message?.payload));
  await expect.element(older).not.toBeInTheDocument();
});

test("a service that gives the same page again and again is not read without end", async () => {
  const { backend, sent, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toEqual(["Hello"]);
  service.cut();
  const answers = Array.from({ length: 12 }, (_, at) => `Answer ${at}`);
  answers.forEach(service.answerSilently);
  const newest = service.stored.toReversed().slice(0, 10);
  backend.use(reply("chatHistory", () => newest));
  const before = sent("chatHistory").length;
  service.open();
  await expect.poll(texts).toEqual(["Hello", ...answers.slice(2)]);
  expect(sent("chatHistory").length - before).toBeLessThan(15);
});

test("a message that another tab has sent or removed is not sent by this one", async () => {
  const prefix = `${crypto.randomUUID()}.`;
  const storage = createKeyValueStore(() => localStorage, { prefix });
  const device = { ...createDevice({ token: null }), storage };
  const { backend, send, service, texts } = await open({ device, messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  backend.use(drop("chatSendMessage"));
  await send("one");
  await send("two");
  await expect.poll(texts).toEqual(["Hello", "one (sending)", "two (sending)"]);
  const [first = ""] = storage.keys().filter((key) => storage.read(key)?.includes('"two"'));
  // As another tab does.
  localStorage.removeItem(prefix + first);
  window.dispatchEvent(new StorageEvent("storage", { key: prefix + first }));
  await expect.poll(texts).toEqual(["Hello", "one (sending)"]);
  backend.use(...service.overrides);
  service.open();
  await expect.poll(() => sentTexts(service)).toEqual(["Hello", "one"]);
});

test("a message is sent also on a device that stores nothing", async () => {
  const device = createDevice();
  const storage = { ...device.storage, write: () => false };
  const { send, service, texts } = await open({
    device: { ...device, storage },
    messages: [said("Hello")],
  });
  await expect.poll(texts).toEqual(["Hello"]);
  await send("one");
  await send("two");
  await expect.poll(() => sentTexts(service)).toEqual(["Hello", "one", "two"]);
  await expect.poll(texts).toEqual(["Hello", "one", "two"]);
});

test("a message that another tab removes while its call fails here is not sent again", async () => {
  const prefix = `${crypto.randomUUID()}.`;
  const storage = createKeyValueStore(() => localStorage, { prefix });
  const device = { ...createDevice({ token: null }), storage };
  const { backend, send, sent, service, texts } = await open({
    device,
    messages: [said("Hello")],
  });
  await expect.poll(texts).toHaveLength(1);
  // Received, and lost later.
  const dropped = drop("chatSendMessage");
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  backend.use({
    ...dropped,
    answer: async (call) => {
      await lost;
      return dropped.answer(call);
    },
  });
  await send("a mistake");
  await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
  const [key = ""] = storage.keys().filter((one) => storage.read(one)?.includes("a mistake"));
  localStorage.removeItem(prefix + key);
  window.dispatchEvent(new StorageEvent("storage", { key: prefix + key }));
  expect(texts()).toEqual(["Hello", "a mistake (sending)"]);
  lose();
  await expect.poll(texts, { timeout: 4000 }).toEqual(["Hello"]);
  expect(storage.keys()).not.toContain(key);
  expect(service.stored).toHaveLength(1);
});

test("an empty text is not sent, and one that is too long is kept with a notice", async () => {
  const { enter, field, screen, send, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toHaveLength(1);
  await enter("   ");
  await enter("ก".repeat(2001));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("tooLong");
  await expect.element(field).toHaveValue("ก".repeat(2001));
  expect(service.stored).toHaveLength(1);
  await send("ก".repeat(2000));
  await expect.poll(() => service.stored.length).toBe(2);
  await expect.element(field).toHaveValue("");
});

test("a conversation that the service refuses can be started again", async () => {
  const service = createFakeChat({ messages: [said("Hello")] });
  service.overrides.push(refuse("chatConfig", "NO_DATA", { times: 1 }));
  const { screen, texts } = await open({}, service);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Cannot start chatting");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(texts).toEqual(["Hello"]);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("a button of support is answered with its payload", async () => {
  const { screen, service, texts } = await open();
  service.answer({
    message_type: "buttons",
    payload: "What next?",
    payloads: [
      { type: "postback", title: "More", payload: "MORE" },
      { type: "web", title: "Help", payload: "https://satang.example/help" },
      { type: "web", title: "Bad", payload: "javascript:alert(1)" },
    ],
  });
  await expect
    .element(screen.getByRole("link", { name: "Help" }))
    .toHaveAttribute("href", "https://satang.example/help");
  await expect.element(screen.getByRole("link", { name: "Bad" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "More" }).click();
  await expect.poll(() => texts().at(-1)).toBe("More");
  await expect
    .poll(() => service.stored.at(-1)?.message)
    .toMatchObject({
      message_type: "postback",
      payload: "MORE",
    });
});

test("a picture is uploaded and then sent; a file of another kind is not", async () => {
  const { backend, screen, service, texts } = await open({ messages: [said("Hello")] });
  backend.use(reply("chatUploadImage", { path: "/api/media/uploads/1" }));
  await expect.poll(texts).toHaveLength(1);
  const input = screen.getByLabelText("Picture or video");
  await userEvent.upload(input, new File(["%PDF-1.7 abc"], "a.png", { type: "image/png" }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("file");
  await userEvent.upload(input, slip());
  await expect.poll(texts).toEqual(["Hello", "slip.png"]);
  await expect
    .poll(() => service.stored.at(-1)?.message.payload)
    .toMatchObject({
      fileType: "image",
      url: "/api/media/uploads/1",
      name: "slip.png",
    });
});

test("a history that has no end is given up, and read again later", async () => {
  const { backend, sent, service, texts } = await open({ messages: [said("Hello")] });
  await expect.poll(texts).toEqual(["Hello"]);
  let at = 0;
  const endless = reply("chatHistory", () =>
    Array.from({ length: 10 }, () => {
      at += 1;
      return {
        ...service.stored[0],
        sender: "other" as const,
        clientId: `c-${at}`,
        message: { message_type: "text" },
      };
    }),
  );
  backend.use(endless);
  const before = sent("chatHistory").length;
  service.cut();
  service.open();
  await expect.poll(() => sent("chatHistory").length - before).toBe(100);
  await expect.poll(texts).toEqual(["Hello"]);
  expect(sent("chatHistory").length - before).toBe(100);
});
