import { useChat } from "@satang/headless/chat";
import { createFakeChat, type FakeChatOptions, said, wrote } from "@satang/story-kit/fake-chat";
import { expect, test } from "vitest";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

function Support() {
  const { entries, support } = useChat();
  const { isOnline, answersInMinutes, isTyping } = support;
  return (
    <>
      <output>{JSON.stringify([isOnline, answersInMinutes, isTyping])}</output>
      <ol>
        {entries.map(({ id, isRead }) => (
          <li key={id}>{isRead ? "read" : "not read"}</li>
        ))}
      </ol>
    </>
  );
}

const MESSAGES = [wrote("one"), said("two"), wrote("three"), said("four")];

async function open(options: FakeChatOptions = {}) {
  const service = createFakeChat({ messages: MESSAGES, ...options });
  const { screen } = await renderWithBackend(<Support />, {
    device: { ...createDevice({ token: null }), chat: service.chat },
    overrides: service.overrides,
  });
  const said = screen.getByRole("status");
  const marks = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  return { service, said, marks };
}

test("a service that says nothing about support shows nothing about it", async () => {
  const { said: shown, marks } = await open();
  await expect.poll(marks).toEqual(Array(4).fill("not read"));
  await expect.element(shown).toHaveTextContent("[null,null,false]");
});

test("support is shown as the service describes it, with its changes", async () => {
  const {
    service,
    said: shown,
    marks,
  } = await open({
    support: { isOnline: true, answersInMinutes: 2 },
  });
  await expect.poll(marks).toHaveLength(4);
  await expect.element(shown).toHaveTextContent("[true,2,false]");
  service.emitSupport({ isTyping: true });
  await expect.element(shown).toHaveTextContent("[true,2,true]");
  service.answer("five");
  await expect.element(shown).toHaveTextContent("[true,2,false]");
  service.emitSupport({ isOnline: false });
  await expect.element(shown).toHaveTextContent("[false,2,false]");
});

test("own messages count as read up to the receipt, from the history and from an event", async () => {
  const [one, ...rest] = MESSAGES;
  const readAt = "2026-11-21T09:00:00+07:00";
  const { service, marks } = await open({ messages: [{ ...one, readAt }, ...rest] });
  await expect.poll(marks).toEqual(["read", "not read", "not read", "not read"]);
  service.emitSupport({ readAt: service.stored[2]?.createdAt ?? "" });
  await expect.poll(marks).toEqual(["read", "not read", "read", "not read"]);
  service.emit({ sender: "customer", support: { isOnline: false } });
  service.emit({ sender: "other", support: { readAt: "never", isTyping: "yes" } });
  service.answer("five");
  await expect.poll(marks).toEqual(["read", "not read", "read", "not read", "not read"]);
});
