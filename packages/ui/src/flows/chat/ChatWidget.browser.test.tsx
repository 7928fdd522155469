import { expectAccessible } from "@satang/story-kit/axe";
import { createFakeChat, type FakeChatOptions, said, wrote } from "@satang/story-kit/fake-chat";
import {
  drop,
  type FakeWalletOptions,
  garbage,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { picture } from "@satang/story-kit/picture";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChatWidget, type ChatWidgetProps } from "./ChatWidget.tsx";
import type { ChatOpenerProps } from "./chat-parts.types.ts";

type Options = FakeChatOptions &
  ChatWidgetProps &
  Pick<FakeWalletOptions, "stored"> & { readonly overrides?: readonly Override[] };

/** On this device the member has read messages before. */
const known = { "chat.member.satang-1001.read": "1" };

async function open({ messages = [], support, overrides = [], stored, ...props }: Options = {}) {
  const service = createFakeChat({ messages, support });
  const shown = await showMoney(<ChatWidget defaultOpen {...props} />, {
    chat: service.chat,
    overrides: [...service.overrides, ...overrides],
    ...(stored && { stored }),
  });
  return { ...shown, service };
}

const dialog = page.getByRole("dialog", { name: "Support chat" });
const field = page.getByRole("textbox", { name: "Write a message" });
const button = page.getByRole("button", { name: /^Chat with support/ });
const items = dialog.getByRole("listitem");
const send = async (text: string) => {
  await field.fill(text);
  await userEvent.keyboard("{Enter}");
};

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

test("a member opens the chat, writes, reads the answer and closes it with the keyboard alone", async () => {
  const { service } = await open({ defaultOpen: false, messages: [said("How can we help?")] });
  await expect.element(dialog).not.toBeInTheDocument();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("How can we help?")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("My deposit is missing{Enter}");
  await expect.element(items.nth(1)).toMatchTextContent("My deposit is missing");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  service.answer("Thank you, we are looking");
  await expect.element(items.nth(2)).toMatchTextContent("Thank you, we are looking");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => service.stored).toHaveLength(3);
});

test("the title of the chat, and of a message without a sender, is the brand's name", async () => {
  await open({
    brand: "Lotus",
    defaultOpen: false,
    stored: known,
    messages: [said("Hello", { name: null })],
  });
  await expect.element(page.getByText("Lotus support")).toBeVisible();
  await button.click();
  await expect.element(page.getByRole("dialog", { name: "Lotus support" })).toBeVisible();
});

test("a message that arrives while the chat is closed is counted and announced, and read after a second in view", async () => {
  const { service, sent } = await open({
    defaultOpen: false,
    stored: known,
    messages: [wrote("Hello"), said("Good morning")],
  });
  await expect.element(page.getByText("1 unread message")).toBeInTheDocument();
  service.answer("Your money has arrived");
  await expect.element(page.getByText("2 unread messages")).toBeInTheDocument();
  await expect
    .element(page.getByRole("status").getByText("Satang: Your money has arrived"))
    .toBeInTheDocument();
  expect(sent("chatMarkRead")).toHaveLength(0);
  await button.click();
  await expect.poll(() => sent("chatMarkRead"), { timeout: 4000 }).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("2 unread messages")).not.toBeInTheDocument();
});

test("a chat that nobody has opened on this device calls nothing until it is opened", async () => {
  const { backend } = await open({ defaultOpen: false, messages: [said("Good morning")] });
  await expect.element(button).toBeVisible();
  expect(backend.calls).toEqual([]);
  await button.click();
  await expect.element(dialog.getByText("Good morning")).toBeVisible();
  expect(backend.calls.filter(({ id }) => id === "chatConfig")).toHaveLength(1);
});

test("a chat that was opened and closed looks for answers", async () => {
  const { service } = await open({ messages: [wrote("Hello")] });
  await expect.element(dialog.getByText("Hello")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  service.answer("Your money has arrived");
  await expect.element(page.getByText("1 unread message")).toBeInTheDocument();
});

test("a host that does not watch the closed chat has no call while it is closed, and the answers when it opens", async () => {
  const { service, backend, sent } = await open({
    defaultOpen: false,
    watchWhileClosed: false,
    stored: known,
    messages: [wrote("Hello")],
  });
  await expect.element(button).toBeVisible();
  expect(backend.calls).toEqual([]);
  await button.click();
  await expect.element(dialog.getByText("Hello")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  service.answer("Your money has arrived");
  await expect.element(page.getByText("1 unread message")).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog.getByText("Your money has arrived")).toBeVisible();
  expect(sent("chatConfig")).toHaveLength(2);
});

test("a written message is sent after a chat that is not watched is closed", async () => {
  const { service } = await open({ watchWhileClosed: false, messages: [said("Hello")] });
  await expect.element(dialog.getByText("Hello")).toBeVisible();
  service.cut();
  await expect.element(dialog.getByText(/^No connection/)).toBeVisible();
  await send("My deposit is missing");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  service.open();
  await expect.poll(() => service.stored).toHaveLength(2);
});

test("a member reads whether support answers, that it writes, and what it has read", async () => {
  const { service } = await open({
    messages: [wrote("Hello")],
    support: { isOnline: true, answersInMinutes: 2 },
  });
  const status = dialog.getByRole("status");
  await expect.element(status.getByText("Online · answers within 2 minutes")).toBeVisible();
  await expect.element(items.first()).not.toMatchTextContent("Read");
  service.emitSupport({ readAt: service.stored[0]?.createdAt ?? "", isTyping: true });
  await expect.element(items.first()).toMatchTextContent(/Read$/);
  const isWriting = status.getByText("Support is writing…");
  await expect.element(isWriting).toBeInTheDocument();
  await expectAccessible();
  service.answer("Good morning");
  await expect.element(isWriting).not.toBeInTheDocument();
  service.emitSupport({ isOnline: false });
  await expect.element(status.getByText("Offline · leave us a message")).toBeVisible();
  service.cut();
  await expect.element(status.getByText(/^No connection/)).toBeVisible();
});

test("a service that says nothing about support has no place for it", async () => {
  await open({ messages: [wrote("Hello")] });
  await expect.element(items.first()).toBeVisible();
  await expect
    .element(dialog.getByRole("status").getByText("Online", { exact: true }))
    .toBeVisible();
  await expect.element(items.first()).not.toMatchTextContent("Read");
});

test("the name of who wrote is not to be translated, wherever the chat shows it", async () => {
  const kept = () =>
    [...document.querySelectorAll("[translate=no]:not([data-part=count])")].map((element) =>
      element.textContent.trim(),
    );
  const { service } = await open({
    defaultOpen: false,
    stored: known,
    messages: [said("Good morning", { name: "Rain" })],
  });
  await expect.poll(kept).toEqual(["Rain"]);
  service.answer("Your money has arrived");
  await expect.element(page.getByRole("status").getByText(/has arrived/)).toBeInTheDocument();
  expect(kept()).toEqual(["Satang", "Satang"]);
  await button.click();
  await expect.element(items.nth(1)).toMatchTextContent("Your money has arrived");
  expect(kept().filter((name) => name === "Rain")).toHaveLength(1);
  expect(kept().filter((name) => name === "Satang")).toHaveLength(2);
});

const peeked = (text: string) => page.getByRole("button", { name: `Satang ${text}` });

test("the newest message leaves by its close button, and the next one comes", async () => {
  const { service } = await open({ defaultOpen: false, stored: known, messages: [said("Hello")] });
  await expect.element(peeked("Hello")).toBeVisible();
  // With the keyboard: a pointer that stays would keep the next one.
  (page.getByRole("button", { name: "Close the message" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(peeked("Hello")).not.toBeInTheDocument();
  await expect.element(page.getByText("1 unread message")).toBeInTheDocument();
  service.answer("Good morning");
  await expect.element(peeked("Good morning")).toBeVisible();
});

test("without the round button the newest message is above the menu, and opens the chat", async () => {
  await open({
    defaultOpen: false,
    stored: known,
    slots: { button: null },
    messages: [said("Hello")],
  });
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(peeked("Hello")).toBeVisible();
  await expectAccessible();
  (peeked("Hello").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toBeVisible();
});

const Count = ({ unread }: ChatOpenerProps) => <output>{`${unread} new`}</output>;

test("a host hides the newest message where it would cover a form", async () => {
  await open({
    defaultOpen: false,
    stored: known,
    slots: { button: Count, peek: null },
    messages: [said("Hello")],
  });
  await expect.element(page.getByText("1 new")).toBeVisible();
  await expect.element(peeked("Hello")).not.toBeInTheDocument();
});

test("the field begins with the topic when nothing was written", async () => {
  const { screen } = await open({ topic: "I forgot my password." });
  await expect.element(field).toHaveValue("I forgot my password.");
  await field.fill("My deposit is missing");
  await screen.rerender(<ChatWidget topic="I forgot my password." open={false} />);
  await screen.rerender(<ChatWidget topic="I forgot my password." open />);
  await expect.element(field).toHaveValue("My deposit is missing");
});

test("the newest message shows next to the button of a closed chat, goes after 6 s and opens it before", async () => {
  const { service } = await open({
    defaultOpen: false,
    stored: known,
    messages: [said("Good morning")],
  });
  const peek = page.getByRole("button", { name: "Satang Good morning" });
  await expect.element(peek).toBeVisible();
  await expectAccessible();
  await expect.poll(() => peek.query(), { timeout: 12_000 }).toBeNull();
  service.answer("Your money has arrived");
  const next = page.getByRole("button", { name: "Satang Your money has arrived" });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(next).not.toBeInTheDocument();
});

test("the same words a second time are announced again, and so is a message that was not sent", async () => {
  const { backend, service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const announcement = (text: string) => page.getByRole("status").getByText(text).query();
  service.answer("One moment");
  await expect.poll(() => announcement("Satang: One moment")).not.toBeNull();
  const first = announcement("Satang: One moment");
  service.answer("One moment");
  await expect.poll(() => announcement("Satang: One moment")).not.toBe(first);
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 1 }));
  await send("500 baht");
  await expect.poll(() => announcement("Not sent: 500 baht")).not.toBeNull();
});

/** Sends a message with a fault in place of its reply, to a service that keeps no client ids. */
async function sendUnclear(fault: Override) {
  const { backend, service, sent } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  backend.use(fault);
  await send("500 baht");
  await expect.poll(() => sent("chatSendMessage")).toHaveLength(1);
  const message = { message_type: "text", payload: "500 baht" };
  service.answer(message, { sender: "customer", createdAt: new Date().toISOString() });
  service.open();
  await expect.element(dialog.getByText("We couldn’t check that it was sent.")).toBeVisible();
}

test("a message that may have been sent is not announced as one that was not", async () => {
  await sendUnclear(drop("chatSendMessage"));
  const status = page.getByRole("status");
  await expect
    .element(status.getByText("We couldn’t check that it was sent.: 500 baht"))
    .toBeInTheDocument();
  await expect.element(status.getByText(/^Not sent/)).not.toBeInTheDocument();
});

test("a message that a network answered names the network", async () => {
  const portal = { status: 200, body: "<!doctype html><title>Free Wi-Fi</title>" };
  await sendUnclear(garbage("chatSendMessage", portal));
  await expect.element(dialog.getByText("Log in to the network first")).toBeVisible();
});

test("Enter ends a composition and does not send; Shift and Enter begin a line", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  await field.fill("ส");
  const press = (init: KeyboardEventInit) =>
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...init }));
  press({ isComposing: true });
  press({ keyCode: 229 });
  press({ shiftKey: true });
  press({ ctrlKey: true });
  expect(service.stored).toHaveLength(1);
  press({});
  await expect.poll(() => service.stored.length).toBe(2);
});

test("2,001 characters are kept with a counter and a notice, which goes after 4 s", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  await send("ก".repeat(2001));
  await expect.element(dialog.getByText("2001 of 2000 characters")).toBeVisible();
  const notice = dialog.getByRole("alert").getByText(/^The message is too long/);
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  await expect.poll(() => notice.query(), { timeout: 6000 }).toBeNull();
  expect(service.stored).toHaveLength(1);
});

test("the length is announced in steps, and once when it is too much", async () => {
  await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const announced = dialog.getByRole("status").getByText(/of 2000 characters|too long/);
  await field.fill("ก".repeat(1630));
  await expect.element(dialog.getByText("1630 of 2000 characters")).toBeVisible();
  await expect.element(announced).toHaveTextContent("1600 of 2000 characters");
  const first = announced.element().firstChild;
  await userEvent.keyboard("ก");
  await expect.element(dialog.getByText("1631 of 2000 characters")).toBeVisible();
  expect(announced.element().firstChild).toBe(first);
  await expect.element(announced).toHaveTextContent("1600 of 2000 characters");
  await field.fill("ก".repeat(2001));
  await expect.element(announced).toMatchTextContent(/^The message is too long/);
});

test("a message that was refused says so, and can be sent again or removed", async () => {
  const { backend, service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 1 }));
  await send("500 baht at 14:05");
  await expect.element(dialog.getByText("Not sent")).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect.element(dialog.getByText("Not sent")).not.toBeInTheDocument();
  await expect.poll(() => service.stored).toHaveLength(2);
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 1 }));
  await send("a mistake");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog.getByText("a mistake")).not.toBeInTheDocument();
});

test("a press that removes its own button leaves the focus in the chat", async () => {
  await page.viewport(1280, 800);
  const { backend, service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 2 }));
  const press = async (name: string) => {
    const pressed = dialog.getByRole("button", { name });
    await expect.element(pressed).toBeVisible();
    (pressed.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(pressed).not.toBeInTheDocument();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  };
  await send("a mistake");
  await press("Remove");
  await send("500 baht");
  await press("Send again");
  service.answer({ message_type: "quick_replies", payload: "What next?", payloads: ["Deposit"] });
  await press("Deposit");
});

test("older messages are added above and the place is kept; a new message shows the way down", async () => {
  const messages = Array.from({ length: 40 }, (_, at) => wrote(`Message ${at}\n\n\n\n`));
  const { service, sent } = await open({ messages });
  const message = (number: number) => dialog.getByText(`Message ${number}`, { exact: true });
  await expect.element(message(39)).toBeVisible();
  const list = dialog.getByRole("region", { name: "Messages" });
  const reads = () => sent("chatHistory").length;
  // The list measures its rows over some frames, and may read a second page until then.
  const settle = async () => {
    let before = "";
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const { scrollTop, scrollHeight } = list.element();
      const now = [scrollTop, scrollHeight, reads()].join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  };
  await settle();
  const readBefore = reads();
  const oldest = message(messages.length - 10 * readBefore);
  list.element().scrollTop = 0;
  await expect.poll(reads).toBe(readBefore + 1);
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(500);
  await settle();
  const top = () => oldest.element().getBoundingClientRect().top;
  // The row loses the name of the day above it: the list corrects its place for that in the same frame, or never.
  const start = list.element().getBoundingClientRect().top;
  expect(oldest.element().closest("li")?.getBoundingClientRect().bottom).toBeGreaterThan(start);
  expect(top() - start).toBeLessThan(200);
  service.answer("The newest");
  const way = dialog.getByRole("button", { name: "1 new message" });
  await expect.element(way).toBeVisible();
  await way.click();
  await expect.element(dialog.getByText("The newest")).toBeVisible();
  await expect.element(way).not.toBeInTheDocument();
});

test("fifty quick messages are followed to the end, with few rows in the page", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  for (let number = 1; number <= 50; number += 1) service.answer(`Message ${number}`);
  const list = dialog.getByRole("region", { name: "Messages" });
  await expect.element(dialog.getByText("Message 50", { exact: true })).toBeVisible();
  await expect
    .poll(() => {
      const { scrollHeight, scrollTop, clientHeight } = list.element();
      return scrollHeight - scrollTop - clientHeight;
    })
    .toBeLessThan(60);
  expect(items.elements().length).toBeLessThan(30);
  expect(list.element().querySelectorAll("*").length).toBeLessThan(130);
});

test("the list stays at its end when the keyboard opens and when the screen is turned", async () => {
  const long = "The money is on its way to your bank account and arrives within a minute. ";
  await open({ messages: Array.from({ length: 9 }, (_, at) => said(`${long}${long}${at}`)) });
  const newest = dialog.getByText(`${long}${long}8`, { exact: true });
  await expect.element(newest).toBeInViewport();
  const list = dialog.getByRole("region", { name: "Messages" });
  for (const [width, height] of [
    [390, 460],
    [844, 390],
    [320, 700],
    [1280, 800],
    [320, 420],
  ] as const) {
    await page.viewport(width, height);
    await expect
      .poll(() => {
        const { scrollHeight, scrollTop, clientHeight } = list.element();
        return scrollHeight - scrollTop - clientHeight;
      })
      .toBeLessThan(10);
  }
  await expect
    .element(dialog.getByRole("button", { name: "To the newest message" }))
    .not.toBeInTheDocument();
});

test("a screen reader gets every message as a plain list on request", async () => {
  await open({ messages: Array.from({ length: 10 }, (_, at) => said(`Message ${at}`)) });
  await expect.element(items.first()).toBeVisible();
  await dialog.getByRole("button", { name: "More about the chat" }).click();
  await page.getByRole("menuitem", { name: "Show as a plain list for screen readers" }).click();
  await expect.poll(() => items.elements().length).toBe(10);
  expect(dialog.getByRole("list").element().tagName).toBe("OL");
  await expectAccessible();
});

test("the plain list follows own messages, and those of support near its end", async () => {
  const messages = Array.from({ length: 10 }, (_, at) => said(`Message ${at}\n\n\n\n`));
  const { service } = await open({ messages });
  await expect.element(items.first()).toBeVisible();
  await dialog.getByRole("button", { name: "More about the chat" }).click();
  await page.getByRole("menuitem", { name: "Show as a plain list for screen readers" }).click();
  await expect.poll(() => items.elements().length).toBe(10);
  await expect.element(items.last()).toBeInViewport();
  service.answer("The first answer");
  await expect.element(dialog.getByText("The first answer")).toBeInViewport();
  dialog.getByRole("region", { name: "Messages" }).element().scrollTop = 0;
  // How many of them are still new depends on how long they were in view.
  const wayDown = dialog.getByRole("button", { name: /new messages?$|^To the newest message$/ });
  await expect.element(wayDown).toBeVisible();
  service.answer("The second answer");
  await expect.element(dialog.getByText("The second answer")).not.toBeInViewport();
  await send("My own");
  await expect.element(dialog.getByText("My own")).toBeInViewport();
});

test("links of a message are safe, and every type of message is shown", async () => {
  const { service } = await open();
  service.answer("See https://satang.example/help. Not javascript:alert(1)");
  service.answer({
    message_type: "buttons",
    payload: "What next?",
    payloads: [
      { type: "web", title: "Open the page", payload: "https://satang.example/a" },
      { type: "call", title: "Call us", payload: "02-123-4567" },
      { type: "postback", title: "Ask more", payload: "MORE" },
      { type: "web", title: "A trap", payload: "javascript:alert(1)" },
    ],
  });
  service.answer({
    message_type: "generic",
    payloads: [{ title: "Daily bonus", subtitle: "20%", buttons: [] }],
  });
  service.answer({
    message_type: "media",
    payload: { fileType: "file", url: "/a.pdf", name: "a.pdf" },
  });
  service.answer({ message_type: "sticker" });
  service.answer("A new session", { session_id: "s-2" });
  const link = (name: string) => dialog.getByRole("link", { name });
  await expect.element(dialog.getByText("A new session")).toBeVisible();
  await expect.element(dialog.getByText("End Conversation")).toBeInTheDocument();
  await expect
    .element(link("https://satang.example/help"))
    .toHaveAttribute("rel", expect.stringContaining("noopener"));
  await expect.element(link("Open the page")).toHaveAttribute("href", "https://satang.example/a");
  await expect.element(link("Call us")).toHaveAttribute("href", "tel:021234567");
  await expect.element(link("A trap")).not.toBeInTheDocument();
  await expect.element(dialog.getByText("Daily bonus")).toBeInTheDocument();
  await expect.element(link("Open the file a.pdf")).toBeInTheDocument();
  await expect.element(dialog.getByText("This message can’t be shown here.")).toBeInTheDocument();
  await dialog.getByRole("button", { name: "Ask more" }).click();
  await expect.poll(() => service.stored.at(-1)?.message.payload).toBe("MORE");
  await expectAccessible();
});

test("a message of 900,000 letters is shown with its beginning, and so is all that people read in it", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const long = "ก".repeat(900_000);
  const label = `${"ก".repeat(199)}…`;
  const words = `${"ก".repeat(1_999)}…`;
  service.answer(
    { message_type: "quick_replies", payload: long, payloads: Array(1_000).fill(long) },
    { name: long },
  );
  await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(label, { exact: true }).first()).toBeInTheDocument();
  const replies = dialog.getByRole("group", { name: "Quick replies" }).getByRole("button");
  await expect.poll(() => replies.elements().length).toBe(20);
  expect(replies.elements().map(({ textContent }) => textContent)).toEqual(Array(20).fill(label));
  await replies.first().click();
  await expect.poll(() => service.stored.at(-1)?.message.payload).toBe(label);
  expect(dialog.element().textContent?.length).toBeLessThan(20_000);
});

test("quick replies are offered for the newest message only", async () => {
  const { service } = await open();
  service.answer({
    message_type: "quick_replies",
    payload: "How can we help?",
    payloads: ["Deposit", "Withdraw"],
  });
  const reply = dialog
    .getByRole("group", { name: "Quick replies" })
    .getByRole("button", { name: "Deposit" });
  await reply.click();
  await expect
    .poll(() => service.stored.at(-1)?.message)
    .toMatchObject({ message_type: "text", payload: "Deposit" });
  await expect.element(reply).not.toBeInTheDocument();
});

test("quick replies are offered also while an earlier message was not sent", async () => {
  const { backend, service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  backend.use(refuse("chatSendMessage", "NO_DATA", { times: 1 }));
  await send("a mistake");
  await expect.element(dialog.getByText("Not sent")).toBeVisible();
  service.answer({ message_type: "quick_replies", payload: "What next?", payloads: ["Deposit"] });
  await dialog.getByRole("button", { name: "Deposit" }).click();
  await expect.poll(() => service.stored.at(-1)?.message.payload).toBe("Deposit");
  await expect.element(dialog.getByRole("button", { name: "Deposit" })).not.toBeInTheDocument();
});

test("without a line the member reads that messages are kept; a refused chat can be started again", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  service.cut();
  await expect.element(dialog.getByText("No connection. Messages are kept.")).toBeVisible();
});

test("where sockets are blocked permanently the member writes and reads, and the line says the same all the time", async () => {
  const service = createFakeChat({ messages: [said("Hello")] });
  service.cut();
  await showMoney(<ChatWidget defaultOpen />, {
    chat: service.chat,
    overrides: service.overrides,
  });
  await expect.element(items.first()).toMatchTextContent("Hello");
  const line = dialog.getByText("No connection. Messages are kept.");
  await expect.element(line).toBeVisible();
  const changes = new Set<string | null>();
  const watched = line.element();
  const observer = new MutationObserver(() => changes.add(watched.textContent));
  observer.observe(watched, { childList: true, characterData: true, subtree: true });
  await send("My deposit is missing");
  await expect.poll(() => service.stored).toHaveLength(2);
  for (const answer of ["One moment", "It has arrived"]) {
    service.answerSilently(answer);
    await expect.poll(() => dialog.getByText(answer).query(), { timeout: 8000 }).not.toBeNull();
  }
  observer.disconnect();
  expect([...changes]).toEqual([]);
  await expect.element(line).toBeVisible();
  await expect.element(dialog.getByText("Cannot start chatting")).not.toBeInTheDocument();
});

test("a chat that cannot be started says so", async () => {
  const { backend } = await open({ overrides: [refuse("chatConfig", "NO_DATA")] });
  await expect
    .element(dialog.getByRole("status").getByText("Cannot start chatting").first())
    .toBeVisible();
  await expectAccessible();
  backend.use(reply("chatConfig", { PREFIX: "satang" }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByText("How can we help you?")).toBeVisible();
});

test("a message that was there before the chat could start is not announced as new", async () => {
  const messages = [said("Good morning")];
  const { backend, service } = await open({
    messages,
    overrides: [refuse("chatConfig", "NO_DATA")],
  });
  await dialog.getByRole("button", { name: "Try again" }).click();
  backend.use(reply("chatConfig", { PREFIX: "satang" }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(items.first()).toMatchTextContent("Good morning");
  const status = page.getByRole("status");
  service.answer("A new one");
  await expect.element(status.getByText("Satang: A new one")).toBeInTheDocument();
  await expect.element(status.getByText("Satang: Good morning")).not.toBeInTheDocument();
});

test("a file that is too large or of another kind is refused with the chat's own words", async () => {
  await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("[data-part=file]");
  if (!input) throw new Error("no input");
  const png = (bytes: number) => {
    const content = new Uint8Array(bytes);
    content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return new File([content], "a.png", { type: "image/png" });
  };
  await userEvent.upload(input, png(10 * 1024 * 1024 + 1));
  await expect
    .element(dialog.getByText("The file is too large. Please select file no larger than 10 MB."))
    .toBeVisible();
  await userEvent.upload(input, new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }));
  await expect.element(dialog.getByText("File is not supported")).toBeVisible();
});

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const uploaded = reply("chatUploadImage", { path: "/api/media/uploads/1" });
const ready = (name: string) => dialog.getByRole("status").getByText(`${name} is ready to send`);
const preview = (name: string) => dialog.getByRole("img", { name: `Enlarge picture: ${name}` });

/** The event of a browser that pastes: a clipboard with files cannot be written from a page. */
function paste(files: readonly File[], text = "") {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (text) clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  field.element().dispatchEvent(event);
  return event;
}

/** Chooses a file inside the page. */
async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>("[data-part=file]");
  if (!input) throw new Error("no input");
  await userEvent.upload(input, file);
}

test("a screenshot that is pasted is shown before it is sent, and is sent with the text by Enter", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const { service, sent } = await open({ messages: [said("Hello")], overrides: [uploaded] });
  await expect.element(items.first()).toBeVisible();
  await field.fill("My slip");
  expect(paste([await picture("image.png")]).defaultPrevented).toBe(true);
  await expect.element(ready("image.png")).toBeInTheDocument();
  await expect
    .poll(() => (preview("image.png").query() as HTMLImageElement)?.naturalWidth)
    .toBe(90);
  const shown = (preview("image.png").element() as HTMLImageElement).src;
  expect(shown).toMatch(/^blob:/);
  await expectAccessible();
  expect(service.stored).toHaveLength(1);
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  // The text does not wait for the bytes of the picture.
  const payloads = () => service.stored.slice(1).map(({ message }) => message.payload);
  await expect
    .poll(payloads)
    .toEqual(
      expect.arrayContaining([
        "My slip",
        expect.objectContaining({ fileType: "image", name: "image.png" }),
      ]),
    );
  await expect.element(ready("image.png")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(made.mock.results.map(({ value }) => value)).toContain(shown);
  expect(revoked.mock.calls.flat()).toContain(shown);
  expect(sent("chatUploadImage")).toHaveLength(1);
});

test("a picture that was chosen is enlarged, survives a closed chat, and is taken back with the keyboard", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  await choose(await picture("slip.png"));
  await expect.element(preview("slip.png")).toBeVisible();
  await preview("slip.png").click();
  await expect.element(page.getByRole("img", { name: "slip.png", exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(preview("slip.png")).toBeVisible();
  const remove = dialog.getByRole("button", { name: "Remove slip.png" });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove).not.toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Enter}");
  expect(service.stored).toHaveLength(1);
});

test("a text that is pasted with its picture is pasted, and a file with its name is picked", async () => {
  await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const image = await picture("image.png");
  expect(paste([image], "500 baht").defaultPrevented).toBe(false);
  expect(paste([], "500 baht").defaultPrevented).toBe(false);
  await expect.element(ready("image.png")).not.toBeInTheDocument();
  expect(paste([image], "image.png").defaultPrevented).toBe(true);
  await expect.element(ready("image.png")).toBeInTheDocument();
});

test.each(["", "application/octet-stream", "image/heic", "text/plain"])(
  "a picture that the device declares as %j is sent with the type of its content",
  async (type) => {
    const { service, sent } = await open({ messages: [said("Hello")], overrides: [uploaded] });
    await expect.element(items.first()).toBeVisible();
    const input = document.querySelector("[data-part=file]");
    expect(input?.getAttribute("accept")).toBe("image/*,video/*,application/octet-stream");
    await choose(new File([await picture("a.png")], "slip.bin", { type }));
    await expect.element(preview("slip.bin")).toBeVisible();
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect.poll(() => service.stored).toHaveLength(2);
    const uploads = sent("chatUploadImage").map(({ body }) => (body as FormData).get("file"));
    expect(uploads).toMatchObject([{ type: "image/png" }]);
  },
);

test.each([
  ["a HEIC picture", "\0\0\0\x18ftypheic", "IMG_1.HEIC", /Choose a PNG, JPEG or GIF picture/],
  ["a text with the name of a picture", "500 baht", "slip.png", /A screenshot works too/],
  ["a picture that is cut off", "\x89PNG", "slip.png", /A screenshot works too/],
])("%s that cannot be sent says what to do", async (_case, text, name, way) => {
  const { sent } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  const content = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
  await choose(new File([content], name, { type: "image/png" }));
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toMatchTextContent("File is not supported");
  await expect.element(alert).toMatchTextContent(way);
  await expect.element(ready(name)).not.toBeInTheDocument();
  expect(sent("chatUploadImage")).toHaveLength(0);
});

test("a picture without an ending in its name says what to do", async () => {
  await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  await choose(new File([PNG], "slip", { type: "image/png" }));
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent(/File is not supported.*Rename the file/);
});

test("a picture with an address that has ended is read again, once", async () => {
  const picture = "/apps/member/public/icons/icon-192.png";
  const message = (name: string, url: string) =>
    said("", {
      clientId: name,
      createdAt: "2026-11-21T03:00:00Z",
      message: { message_type: "media", payload: { fileType: "image", url, name } },
    });
  let reads = 0;
  const { sent } = await open({
    overrides: [
      reply("chatHistory", () => {
        reads += 1;
        const renewed = reads === 1 ? "/ended.png?1" : picture;
        return [message("a.png", renewed), message("b.png", `/ended.png?${reads}`)] as never;
      }),
    ],
  });
  await expect
    .element(dialog.getByRole("img", { name: "Enlarge picture: a.png" }))
    .toHaveAttribute("src", expect.stringContaining(picture));
  await expect.element(dialog.getByText("The picture can’t be shown.")).toBeVisible();
  expect(sent("chatHistory")).toHaveLength(2);
});

test.each([
  ["Thai", "เงินฝากของฉันยังไม่เข้ากระเป๋ากรุณาตรวจสอบให้ด้วยนะคะขอบคุณมากค่ะ", "th"],
  ["Lao", "ເງິນຝາກຂອງຂ້ອຍຍັງບໍ່ເຂົ້າກະເປົາກະລຸນາກວດສອບໃຫ້ແດ່ເດີຂອບໃຈຫຼາຍໆ", "lo"],
])(
  "%s wraps between words inside of its message, and emoji are never taken apart",
  async (_script, sentence, tag) => {
    await page.viewport(320, 640);
    const family = "👨‍👩‍👧‍👦🏳️‍🌈👍🏽";
    const text = `${sentence}${family.repeat(8)}${"https".repeat(30)}`;
    await open({ messages: [wrote(text), said(text)] });
    const messages = [dialog.getByText(text).first(), dialog.getByText(text).last()];
    for (const message of messages) {
      await expect.element(message).toBeVisible();
      const paragraph = message.element() as HTMLElement;
      expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth);
      expect(paragraph.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      const node = paragraph.firstChild as Text;
      const lineOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return Math.round(range.getClientRects()[0]?.top ?? 0);
      };
      const isStartOf = (granularity: "word" | "grapheme") => {
        // biome-ignore lint/plugin: splits a text, and formats nothing
        const segmenter = new Intl.Segmenter(tag, { granularity });
        return new Set([...segmenter.segment(text)].map(({ index }) => index));
      };
      const words = isStartOf("word");
      const characters = isStartOf("grapheme");
      const breaks = Array.from({ length: text.length - 1 }, (_, at) => at + 1).filter(
        (at) => characters.has(at) && lineOf(at) > lineOf(at - 1),
      );
      const inSentence = breaks.filter((at) => at < sentence.length);
      expect(inSentence.length).toBeGreaterThan(0);
      expect(inSentence.filter((at) => !words.has(at))).toEqual([]);
      for (let at = 0; at + 1 < text.length; at += 1) {
        if (!characters.has(at + 1)) expect(lineOf(at + 1), `${at}`).toBe(lineOf(at));
      }
    }
  },
);

test("on a small screen the chat is as high as the part that the keyboard leaves, with the field at its end", async () => {
  const view = window.visualViewport;
  if (!view) throw new Error("no visual viewport");
  const height = vi.spyOn(view, "height", "get");
  const top = vi.spyOn(view, "offsetTop", "get");
  await open({ messages: Array.from({ length: 10 }, (_, at) => said(`Message ${at}`)) });
  await expect.element(items.last()).toBeInViewport();
  const box = () => dialog.element().getBoundingClientRect();
  height.mockReturnValue(400);
  top.mockReturnValue(60);
  view.dispatchEvent(new Event("resize"));
  await expect.poll(() => [box().top, box().height]).toEqual([60, 400]);
  const fieldBottom = field.element().getBoundingClientRect().bottom;
  expect(fieldBottom).toBeLessThanOrEqual(460);
  expect(fieldBottom).toBeGreaterThan(420);
  const isAboveField = () =>
    items.last().element().getBoundingClientRect().bottom <=
    field.element().getBoundingClientRect().top;
  await expect.poll(isAboveField).toBe(true);
  await expect.element(dialog.getByText("Message 9")).toBeVisible();
  height.mockRestore();
  top.mockRestore();
  view.dispatchEvent(new Event("resize"));
  await expect.poll(() => box().height).toBe(844);
});

test("on a large screen the page behind can be used, on a small one the focus stays in the chat", async () => {
  await page.viewport(1280, 800);
  await open({ messages: [said("Hello")] });
  await expect.element(dialog).not.toHaveAttribute("aria-modal");
  await page.viewport(390, 844);
  await expect.element(dialog).toHaveAttribute("aria-modal", "true");
});

test("Escape closes the chat from inside of it, and not from the page next to it", async () => {
  await page.viewport(1280, 800);
  await open({ messages: [said("Hello")] });
  await expect.element(field).toHaveFocus();
  (field.element() as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("older messages that cannot be read are offered again", async () => {
  const messages = Array.from({ length: 12 }, (_, at) => said(`Message ${at}`));
  const service = createFakeChat({ messages });
  const history = service.overrides.find(({ id }) => id === "chatHistory");
  const { backend } = await showMoney(<ChatWidget defaultOpen />, {
    chat: service.chat,
    overrides: [
      ...service.overrides,
      drop("chatHistory"),
      ...(history ? [{ ...history, times: 1 }] : []),
    ],
  });
  await expect.element(dialog.getByText("Older messages couldn’t be loaded.")).toBeVisible();
  await expectAccessible();
  backend.use(...service.overrides);
  await dialog.getByRole("button", { name: "Show older messages" }).click();
  await expect.element(dialog.getByText("Message 0")).toBeInTheDocument();
});

test("answers with the same words are each shown once, and React reports no doubled key", async () => {
  const report = vi.spyOn(console, "error");
  const same = { type: "postback" as const, title: "Yes", payload: "YES" };
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  service.answer({ message_type: "buttons", payload: "Sure?", payloads: [same, same] });
  await expect.poll(() => page.getByRole("button", { name: "Yes" }).elements()).toHaveLength(2);
  service.answer({ message_type: "quick_replies", payload: "Again?", payloads: [same, same] });
  await expect.poll(() => page.getByRole("button", { name: "Yes" }).elements()).toHaveLength(4);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test("a film plays in the chat of a phone, not over the whole page", async () => {
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  service.answer({
    message_type: "media",
    payload: { fileType: "video", url: "/media/a.mp4", name: "a.mp4" },
  });
  const film = () => document.querySelector("video");
  await expect.poll(() => film()?.hasAttribute("playsinline")).toBe(true);
});

test("an address of this page's memory that support sends is not shown", async () => {
  const address = URL.createObjectURL(new Blob(["<svg/>"], { type: "image/svg+xml" }));
  const media = (fileType: "image" | "video") => ({
    message_type: "media",
    payload: { fileType, url: address, name: `a.${fileType}` },
  });
  const { service } = await open({ messages: [said("Hello")] });
  await expect.element(items.first()).toBeVisible();
  service.answer(media("image"));
  service.answer(media("video"));
  await expect.poll(() => items.elements()).toHaveLength(3);
  expect(document.querySelectorAll("[src^='blob:']")).toHaveLength(0);
  URL.revokeObjectURL(address);
});
