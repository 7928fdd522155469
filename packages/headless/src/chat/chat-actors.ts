import { fail, succeed } from "@satang/core";
import {
  type ChatFileKind,
  type ChatOutboxEffects,
  type ChatSupportChange,
  chatConnectionMachine,
  chatOutboxMachine,
  chatSupportMachine,
  type OutgoingMessage,
  readMarkMachine,
  readReceived,
  readSupportEvent,
  selectChatMessages,
  selectChatRoom,
  sessionOf,
} from "@satang/machines/chat";
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from "xstate";
import type { ChatLine, ChatLineListener, OpenChatLine } from "../provider/chat-options.ts";
import type { SatangScope } from "../provider/scope.ts";
import type { ChatService } from "./chat-service.ts";
import { createSocketLine } from "./socket-line.ts";

/** The outbox of a person. */
export type ChatOutboxActor = ActorRefFrom<typeof chatOutboxMachine>;
/** The line of a person to support. */
export type ChatConnectionActor = ActorRefFrom<typeof chatConnectionMachine>;
/** Support, as the service describes it. */
export type ChatSupportActor = ActorRefFrom<typeof chatSupportMachine>;
/** The read mark of a person. */
export type ReadMarkActor = ActorRefFrom<typeof readMarkMachine>;

const MISSING = fail({ kind: "notSent", reason: "input" });

const kindOf = ({ content }: OutgoingMessage): ChatFileKind =>
  (content.payload as { fileType?: unknown } | null)?.fileType === "video" ? "video" : "image";

function uploadWith(service: ChatService): ChatOutboxEffects["uploadFile"] {
  return (message, onProgress, onReply) => {
    const stop = new AbortController();
    const upload = async () => {
      const file = await service.files.read(message.clientId);
      if (stop.signal.aborted) return;
      const reply = file
        ? await service.upload(kindOf(message), file, {
            signal: stop.signal,
            onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
          })
        : MISSING;
      if (stop.signal.aborted) return;
      if (!reply.ok) return onReply(reply);
      const { content } = message;
      const payload = { ...(content.payload as object), url: reply.data, filePath: reply.data };
      onReply(succeed({ ...content, payload }));
    };
    queueMicrotask(upload);
    return () => stop.abort();
  };
}

/** The outbox with its calls and its storage. Not started. */
export function createChatOutbox(service: ChatService): ChatOutboxActor {
  const { storage, files } = service;
  const effects: ChatOutboxEffects = {
    uploadFile: uploadWith(service),
    sendMessage: service.send,
    findMessage: service.find,
    saveMessage: storage.saveMessage,
    hasMessage: storage.hasMessage,
    forgetMessage: (clientId) => {
      storage.forgetMessage(clientId);
      files.forget(clientId);
    },
  };
  return createActor(chatOutboxMachine, { input: { effects } });
}

function openerOf({ chat = {} }: SatangScope): OpenChatLine | null {
  const { openLine, socketUrl } = chat;
  if (openLine) return openLine;
  return socketUrl === undefined ? null : (token) => createSocketLine(socketUrl, token);
}

type OpenLine = {
  readonly token: string | null;
  readonly line: ChatLine;
  readonly end: () => void;
};

/** A line that is opened with the token of now: one that was opened with an earlier token ends. */
function createRenewedLine(open: OpenChatLine, service: ChatService): ChatLine {
  let listener: ChatLineListener | null = null;
  let current: OpenLine | null = null;
  const end = () => {
    current?.end();
    current = null;
  };
  return {
    async join(chatRoom) {
      const token = await service.readToken();
      if (!token.ok) return token;
      if (listener === null) return MISSING;
      if (current?.token !== token.data) end();
      if (current === null) {
        const line = open(token.data);
        current = { token: token.data, line, end: line.listen(listener) };
      }
      return current.line.join(chatRoom);
    },
    listen(next) {
      listener = next;
      return () => {
        listener = null;
        end();
      };
    },
  };
}

/** Support, as the service describes it. Not started. */
export const createChatSupport = (): ChatSupportActor => createActor(chatSupportMachine);

/** The line to support, which passes to the outbox what it must know, and what arrives about support. Not started. */
export function createChatConnection(
  scope: SatangScope,
  service: ChatService,
  outbox: ChatOutboxActor,
  support: ChatSupportActor,
): ChatConnectionActor {
  const open = openerOf(scope);
  const line = open && createRenewedLine(open, service);
  const machine = chatConnectionMachine.provide({
    actors: {
      readChatRoom: fromPromise(() => service.readChatRoom()),
      listen: fromCallback(({ sendBack }) => {
        const receive = (messages: readonly unknown[]) =>
          sendBack({ type: "messages.receive", messages });
        const changeSupport = (change: ChatSupportChange) =>
          support.send({ type: "support.change", change });
        const onOnline = () => sendBack({ type: "line.return" });
        window.addEventListener("online", onOnline);
        const stops = [
          () => window.removeEventListener("online", onOnline),
          service.onSent((message) => receive([message])),
          service.onSupport(changeSupport),
          service.storage.subscribe(() => outbox.send({ type: "stored.change" })),
          line?.listen({
            onEvent: (event) => {
              const message = readReceived(event);
              if (message) receive([message]);
              const change = readSupportEvent(event);
              if (change) changeSupport(change);
            },
            onLost: () => sendBack({ type: "socket.lose" }),
          }),
        ];
        return () => stops.forEach((stop) => void stop?.());
      }),
      joinChatRoom: fromPromise(async ({ input }) => line?.join(input.chatRoom) ?? MISSING),
      readMissed: fromPromise(({ input }) => service.readMissed(input.known)),
    },
    actions: {
      // Later: the outbox must not run inside an action of this machine.
      notifyLine: () => queueMicrotask(() => outbox.send({ type: "line.open" })),
    },
  });
  const actor = createActor(machine, { input: { hasSocket: line !== null } });
  let [chatRoom, messages] = [
    selectChatRoom(actor.getSnapshot()),
    selectChatMessages(actor.getSnapshot()),
  ];
  actor.subscribe((snapshot) => {
    const nextChatRoom = selectChatRoom(snapshot);
    if (nextChatRoom !== null && nextChatRoom !== chatRoom) {
      chatRoom = nextChatRoom;
      if (service.storage.enter(nextChatRoom)) service.files.forgetAll();
      outbox.send({ type: "stored.read", messages: service.storage.readMessages(nextChatRoom) });
    }
    const nextMessages = selectChatMessages(snapshot);
    if (nextMessages !== messages) {
      messages = nextMessages;
      service.setSession(sessionOf(messages));
      outbox.send({ type: "messages.stored", messages });
    }
  });
  return actor;
}

/** The read mark with its call and its storage. Not started. */
export function createReadMark({ markRead, storage }: ChatService): ReadMarkActor {
  const machine = readMarkMachine.provide({
    actors: { sendMark: fromPromise(markRead) },
    actions: { notifyRead: (_, { at }) => storage.saveMark(at) },
  });
  return createActor(machine, { input: { readAt: storage.readMark() } });
}
