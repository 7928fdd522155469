import { type Failure, fail, type Result, succeed } from "@satang/core";
import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { CHAT_UNDECIDED_CALLS } from "./chat-delivery.machine.ts";
import type { ChatMessage, OutgoingMessage } from "./chat-message.types.ts";
import { chatOutboxMachine } from "./chat-outbox.machine.ts";
import { selectOutgoing } from "./chat-outbox.selectors.ts";
import type { ChatOutboxEffects } from "./chat-outbox.types.ts";

const network: Failure = { kind: "network" };
const refusal: Failure = { kind: "coded", code: "NO_DATA", message: "", status: 404 };

const message = (name: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: name,
  chatRoom: "satang-guest-1",
  content: { message_type: "text", payload: name },
  writtenAt: 1,
  ...more,
});
const picture = (name: string, url?: string) =>
  message(name, {
    content: { message_type: "media", payload: { fileType: "image", name, ...(url && { url }) } },
  });
const stored = (clientId: string): ChatMessage => ({
  clientId,
  sender: "customer",
  content: { message_type: "text", payload: clientId },
  createdAt: 1,
  sessionId: "s-1",
  name: null,
});

/** An outbox; each call waits until the test answers it. */
function open() {
  const clock = new SimulatedClock();
  const answers: ((reply: Result<unknown>) => void)[] = [];
  let endUpload: Parameters<ChatOutboxEffects["uploadFile"]>[2] = () => undefined;
  const sent: string[] = [];
  const kept = new Map<string, OutgoingMessage>();
  const upload = vi.fn();
  const stopUpload = vi.fn();
  const effects: ChatOutboxEffects = {
    uploadFile: (_message, _onProgress, onReply) => {
      upload();
      endUpload = onReply;
      return stopUpload;
    },
    sendMessage: ({ clientId }) => {
      sent.push(clientId);
      return new Promise((resolve) => answers.push(resolve));
    },
    findMessage: async () => succeed("missing"),
    saveMessage: (saved) => void kept.set(saved.clientId, saved),
    hasMessage: (clientId) => kept.has(clientId),
    forgetMessage: (clientId) => void kept.delete(clientId),
  };
  const actor = createActor(chatOutboxMachine, { input: { effects }, clock }).start();
  const readStored = (messages: readonly OutgoingMessage[]) => {
    for (const one of messages) kept.set(one.clientId, one);
    actor.send({ type: "stored.read", messages });
  };
  const outgoing = () =>
    selectOutgoing(actor.getSnapshot()).map(({ message: { clientId }, delivery }) => [
      clientId,
      delivery,
    ]);
  const write = (...messages: OutgoingMessage[]) => {
    for (const one of messages) actor.send({ type: "message.write", message: one });
  };
  /** A reply passes several promises before the machine reads it. */
  const settle = async () => {
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  };
  const answer = async (reply: Result<unknown>) => {
    answers.shift()?.(reply);
    await settle();
  };
  return {
    actor,
    answer,
    clock,
    endUpload: (...reply: Parameters<typeof endUpload>) => endUpload(...reply),
    kept: () => [...kept.keys()],
    /** As another tab does that has sent a message, or in which the member took it back. */
    forget: (clientId: string) => {
      kept.delete(clientId);
      actor.send({ type: "stored.change" });
    },
    outgoing,
    readStored,
    sent,
    settle,
    stopUpload,
    upload,
    write,
  };
}

it("stores each message before it is sent, and sends nothing without a line", () => {
  const { kept, outgoing, sent, write } = open();
  write(message("a"), message("b"));
  expect(kept()).toEqual(["a", "b"]);
  expect(outgoing()).toEqual([
    ["a", "sending"],
    ["b", "sending"],
  ]);
  expect(sent).toEqual([]);
});

it("sends one message after the other in the order in which they were written", async () => {
  const { actor, answer, kept, readStored, sent, write } = open();
  readStored([message("a"), message("b")]);
  actor.send({ type: "line.open" });
  write(message("c"));
  expect(sent).toEqual(["a"]);
  await answer(succeed({}));
  expect(sent).toEqual(["a", "b"]);
  await answer(succeed({}));
  await answer(succeed({}));
  expect(sent).toEqual(["a", "b", "c"]);
  expect(kept()).toEqual([]);
});

it.each<[string, Failure]>([
  ["a call without an answer", network],
  ["a call that did not leave the device", { kind: "notSent", reason: "unread" }],
])("rests after %s, and sends the same message again when there is a line", async (_, failure) => {
  const { actor, answer, kept, sent, settle, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"), message("b"));
  await answer(fail(failure));
  expect(sent).toEqual(["a"]);
  actor.send({ type: "line.open" });
  await settle();
  expect(sent).toEqual(["a", "a"]);
  await answer(succeed({}));
  expect(sent).toEqual(["a", "a", "b"]);
  expect(kept()).toEqual(["b"]);
});

it("tries again by itself after 5 s, and not before", async () => {
  const { actor, answer, clock, sent, settle, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"));
  await answer(fail(network));
  clock.increment(4999);
  await settle();
  expect(sent).toEqual(["a"]);
  clock.increment(1);
  await settle();
  expect(sent).toEqual(["a", "a"]);
});

it("goes on after a refused message, which the member sends again or takes back", async () => {
  const { actor, answer, kept, outgoing, sent, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"), message("b"), message("c"));
  await answer(fail(refusal));
  await answer(fail(refusal));
  await answer(succeed({}));
  expect(outgoing()).toEqual([
    ["a", "failed"],
    ["b", "failed"],
  ]);
  actor.send({ type: "message.resend", clientId: "a" });
  expect(sent).toEqual(["a", "b", "c", "a"]);
  actor.send({ type: "message.remove", clientId: "b" });
  await answer(succeed({}));
  expect([outgoing(), kept()]).toEqual([[], []]);
});

it("goes on after a message that the service never decides about", async () => {
  const { actor, answer, clock, outgoing, sent, settle, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"), message("b"));
  for (let call = 1; call <= CHAT_UNDECIDED_CALLS; call += 1) {
    expect(sent).toHaveLength(call);
    await answer(fail({ kind: "raw", message: "", status: 413 }));
    clock.increment(5000);
    await settle();
  }
  expect(sent.at(-1)).toBe("b");
  await answer(succeed({}));
  expect(outgoing()).toEqual([["a", "failed"]]);
});

it("keeps a message on the device while a reply proves nothing, and sends none before it is looked up", async () => {
  const { actor, answer, clock, kept, outgoing, sent, settle, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"), message("b"));
  await answer(fail({ kind: "raw", message: "", status: 200 }));
  expect([sent, kept()]).toEqual([["a"], ["a", "b"]]);
  expect(outgoing()).toEqual([
    ["a", "sending"],
    ["b", "sending"],
  ]);
  clock.increment(5000);
  await settle();
  expect(sent).toEqual(["a", "a"]);
  actor.send({ type: "messages.stored", messages: [stored("a")] });
  expect(kept()).toEqual(["b"]);
  expect(sent).toEqual(["a", "a", "b"]);
});

it("does not send what the service has already", () => {
  const { actor, kept, outgoing, readStored, sent } = open();
  readStored([message("a"), message("b")]);
  actor.send({ type: "messages.stored", messages: [stored("a")] });
  actor.send({ type: "line.open" });
  expect(outgoing()).toEqual([["b", "sending"]]);
  expect(sent).toEqual(["b"]);
  expect(kept()).toEqual(["b"]);
});

it("a file does not hold up the messages after it, and is sent once it was uploaded", async () => {
  const { actor, answer, endUpload, outgoing, sent, write } = open();
  actor.send({ type: "line.open" });
  write(picture("p"), message("a"));
  expect(outgoing()[0]).toEqual(["p", "uploading_file"]);
  expect(sent).toEqual(["a"]);
  await answer(succeed({}));
  endUpload(succeed(picture("p", "/p.png").content));
  expect(sent).toEqual(["a", "p"]);
});

it("uploads a file again when there is a line, and sends the messages after it meanwhile", async () => {
  const { actor, answer, clock, endUpload, outgoing, sent, upload, write } = open();
  actor.send({ type: "line.open" });
  write(picture("p"));
  endUpload(fail(network));
  expect(outgoing()).toEqual([["p", "uploading_file"]]);
  expect(upload).toHaveBeenCalledTimes(1);
  write(message("a"));
  clock.increment(4999);
  expect(upload).toHaveBeenCalledTimes(1);
  clock.increment(1);
  expect(upload).toHaveBeenCalledTimes(2);
  expect(sent).toEqual(["a"]);
  await answer(succeed({}));
  endUpload(succeed(picture("p", "/p.png").content));
  expect(sent).toEqual(["a", "p"]);
});

it("a message that another tab has removed is not sent, and not stored again after its call", async () => {
  const { actor, answer, clock, forget, kept, outgoing, sent, write } = open();
  actor.send({ type: "line.open" });
  write(message("a"), message("b"), message("c"));
  forget("a");
  forget("b");
  expect(outgoing()).toEqual([
    ["a", "sending"],
    ["c", "sending"],
  ]);
  await answer(fail(refusal));
  expect([outgoing(), kept(), sent]).toEqual([[["c", "sending"]], ["c"], ["a", "c"]]);
  forget("c");
  await answer(fail(network));
  clock.increment(5000);
  expect([outgoing(), kept(), sent]).toEqual([[], [], ["a", "c"]]);
});

it("stops an upload that the member cancels, and forgets its message", () => {
  const { actor, kept, outgoing, stopUpload, write } = open();
  write(picture("p"));
  actor.send({ type: "upload.cancel", clientId: "p" });
  expect(stopUpload).toHaveBeenCalledOnce();
  expect([outgoing(), kept()]).toEqual([[], []]);
});

it("knows each message once, and ignores orders for one that it does not know", () => {
  const { actor, outgoing, readStored, write } = open();
  write(message("a"));
  readStored([message("a"), picture("p", "/p.png")]);
  for (const type of ["message.resend", "message.remove", "upload.cancel"] as const) {
    actor.send({ type, clientId: "nobody" });
  }
  expect(outgoing()).toEqual([
    ["a", "sending"],
    ["p", "sending"],
  ]);
});
