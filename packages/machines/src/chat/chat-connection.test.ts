import { type Failure, fail, type Result, succeed } from "@satang/core";
import { expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from "xstate";
import { CHAT_RECONNECT_MS, chatConnectionMachine } from "./chat-connection.machine.ts";
import {
  selectChatError,
  selectChatLine,
  selectChatMessages,
  selectChatRoom,
} from "./chat-connection.selectors.ts";
import type { ChatConnectionEvent, HistoryReply } from "./chat-connection.types.ts";
import type { ChatMessage } from "./chat-message.types.ts";

const network: Failure = { kind: "network" };
const refusal: Failure = { kind: "coded", code: "NO_DATA", message: "", status: 404 };
const message = (createdAt: number): ChatMessage => ({
  clientId: `c-${createdAt}`,
  sender: "other",
  content: { message_type: "text", payload: `${createdAt}` },
  createdAt,
  sessionId: null,
  name: null,
});

function open(
  options: {
    hasSocket?: boolean;
    config?: Result<string>[];
    joins?: Result<unknown>[];
    reads?: HistoryReply[];
  } = {},
) {
  const clock = new SimulatedClock();
  const notifyLine = vi.fn();
  let emit: (event: ChatConnectionEvent) => void = () => undefined;
  const next = async <Reply>(replies: Reply[] | undefined, usual: Reply) =>
    replies?.shift() ?? usual;
  const joinChatRoom = vi.fn((_: { chatRoom: string }) => next(options.joins, succeed({})));
  const readMissed = vi.fn((_: { known: readonly ChatMessage[] }) =>
    next<HistoryReply>(options.reads, succeed([])),
  );
  const machine = chatConnectionMachine.provide({
    actors: {
      readChatRoom: fromPromise(() => next(options.config, succeed("satang-guest-1"))),
      listen: fromCallback<ChatConnectionEvent>(({ sendBack }) => {
        emit = sendBack;
      }),
      joinChatRoom: fromPromise(({ input }) => joinChatRoom(input)),
      readMissed: fromPromise(({ input }) => readMissed(input)),
    },
    actions: { notifyLine },
  });
  const input = { hasSocket: options.hasSocket ?? true };
  const actor = createActor(machine, { input, clock }).start();
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return {
    actor,
    joinChatRoom,
    notifyLine,
    read,
    readMissed,
    emit: (event: ChatConnectionEvent) => emit(event),
    passTime: () => clock.increment(CHAT_RECONNECT_MS),
    until: (line: string) => waitFor(actor, (snapshot) => selectChatLine(snapshot) === line),
    times: () => read(selectChatMessages).map(({ createdAt }) => createdAt),
  };
}

it("joins the chat room, reads what is there, and then lets messages go out", async () => {
  const { joinChatRoom, notifyLine, read, times, until } = open({ reads: [succeed([message(2)])] });
  expect(read(selectChatLine)).toBe("starting");
  await until("connected");
  expect(joinChatRoom).toHaveBeenCalledExactlyOnceWith({ chatRoom: "satang-guest-1" });
  expect(read(selectChatRoom)).toBe("satang-guest-1");
  expect(times()).toEqual([2]);
  expect(notifyLine).toHaveBeenCalledOnce();
});

it("checks the connection every 5 s, and reads what was missed", async () => {
  const { emit, notifyLine, passTime, readMissed, times, until } = open({
    joins: [succeed({}), fail(network), succeed({})],
    reads: [succeed([message(1)]), fail(network), succeed([message(3), message(2), message(1)])],
  });
  await until("connected");
  emit({ type: "socket.lose" });
  await until("interrupted");
  passTime();
  await expect.poll(() => readMissed).toHaveBeenCalledTimes(2);
  await until("interrupted");
  await vi.waitFor(() => {
    passTime();
    expect(readMissed).toHaveBeenCalledTimes(3);
  });
  await until("connected");
  expect(readMissed.mock.calls[2]?.[0].known).toEqual([message(1)]);
  expect(times()).toEqual([1, 2, 3]);
  expect(notifyLine).toHaveBeenCalledTimes(2);
});

it("reads what was missed also when a newer message arrives before it was read", async () => {
  const { emit, passTime, readMissed, times, until } = open({
    reads: [succeed([message(1)]), fail(network), succeed([message(9), message(8), message(1)])],
  });
  await until("connected");
  emit({ type: "messages.receive", messages: [message(2)] });
  emit({ type: "socket.lose" });
  emit({ type: "messages.receive", messages: [message(9)] });
  await vi.waitFor(() => {
    passTime();
    expect(readMissed).toHaveBeenCalledTimes(3);
  });
  await until("connected");
  for (const call of [1, 2]) {
    expect(readMissed.mock.calls[call]?.[0].known).toEqual([message(1), message(2)]);
  }
  expect(times()).toEqual([1, 2, 8, 9]);
});

it("joins at once when the device is online again", async () => {
  const { actor, emit, joinChatRoom, until } = open();
  await until("connected");
  emit({ type: "socket.lose" });
  actor.send({ type: "line.return" });
  await until("connected");
  expect(joinChatRoom).toHaveBeenCalledTimes(2);
});

it("lets messages go out when the device is online again and the socket has not noticed anything", async () => {
  const { actor, joinChatRoom, notifyLine, until } = open();
  await until("connected");
  actor.send({ type: "line.return" });
  expect(notifyLine).toHaveBeenCalledTimes(2);
  expect(joinChatRoom).toHaveBeenCalledOnce();
});

it("goes on with calls where sockets are blocked", async () => {
  const { notifyLine, times, until } = open({
    joins: [fail(network)],
    reads: [succeed([message(1)])],
  });
  await until("interrupted");
  await expect.poll(() => notifyLine).toHaveBeenCalledOnce();
  expect(times()).toEqual([1]);
});

it("has no line while sockets are blocked permanently, without a change at each check, and reads every 5 s", async () => {
  const joins = Array.from({ length: 4 }, () => fail(network));
  const { actor, joinChatRoom, passTime, readMissed, until } = open({ joins });
  await until("interrupted");
  const lines = new Set<string>();
  actor.subscribe((snapshot) => lines.add(selectChatLine(snapshot)));
  for (let check = 1; check <= 3; check += 1) {
    await waitFor(actor, ({ value }) => value === "interrupted");
    passTime();
    await expect.poll(() => joinChatRoom).toHaveBeenCalledTimes(check + 1);
    await expect.poll(() => readMissed).toHaveBeenCalledTimes(check + 1);
  }
  expect([...lines]).toEqual(["interrupted"]);
  await until("interrupted");
  await waitFor(actor, ({ value }) => value === "interrupted");
  passTime();
  await until("connected");
});

it("reads every 5 s while a socket does not answer, and joins when it does", async () => {
  let join: (reply: Result<unknown>) => void = () => undefined;
  const { joinChatRoom, notifyLine, passTime, read, readMissed, times, until } = open({
    reads: [fail(network), succeed([message(1)]), succeed([message(2), message(1)])],
  });
  joinChatRoom.mockImplementationOnce(() => new Promise((resolve) => (join = resolve)));
  await expect.poll(() => joinChatRoom).toHaveBeenCalledOnce();
  expect(read(selectChatLine)).toBe("starting");
  for (let reading = 1; reading <= 3; reading += 1) {
    passTime();
    await expect.poll(() => readMissed).toHaveBeenCalledTimes(reading);
    await expect.poll(times).toHaveLength(reading - 1);
  }
  expect(read(selectChatLine)).toBe("interrupted");
  expect(notifyLine).toHaveBeenCalledTimes(2);
  join(succeed({}));
  await until("connected");
  expect(joinChatRoom).toHaveBeenCalledOnce();
  expect(times()).toEqual([1, 2]);
});

it("reads what is new every 5 s without a socket, and joins nothing", async () => {
  const { joinChatRoom, passTime, readMissed, times, until } = open({
    hasSocket: false,
    reads: [succeed([message(1)]), succeed([message(2), message(1)]), fail(network)],
  });
  await until("connected");
  passTime();
  await expect.poll(() => times()).toEqual([1, 2]);
  await vi.waitFor(() => {
    passTime();
    expect(readMissed).toHaveBeenCalledTimes(3);
  });
  await until("interrupted");
  passTime();
  await until("connected");
  expect(joinChatRoom).not.toHaveBeenCalled();
  expect(times()).toEqual([1, 2]);
});

it("has each message once, when it arrives twice and in any order", async () => {
  const { emit, times, until } = open();
  await until("connected");
  for (const at of [3, 1, 3, 2, 1]) emit({ type: "messages.receive", messages: [message(at)] });
  expect(times()).toEqual([1, 2, 3]);
});

it("cannot start when the chat room is refused, until the member tries again", async () => {
  const { actor, joinChatRoom, read, until } = open({ joins: [fail(refusal)] });
  await until("cannotStart");
  expect(read(selectChatError)).toBe(refusal);
  actor.send({ type: "chat.retry" });
  expect(read(selectChatError)).toBeNull();
  await until("connected");
  expect(joinChatRoom).toHaveBeenCalledTimes(2);
});

it("cannot start without the name of the chat room, and tries again after 5 s", async () => {
  const { passTime, read, until } = open({ config: [fail(network)] });
  await until("cannotStart");
  expect(read(selectChatError)).toBe(network);
  passTime();
  await until("connected");
});
