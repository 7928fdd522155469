import type { Body, UploadProgress } from "@satang/api";
import { fail, type Result, succeed } from "@satang/core";
import {
  CHAT_PAGE_SIZE,
  type ChatFileKind,
  type ChatFinding,
  type ChatMessage,
  type ChatSupportChange,
  findEcho,
  type HistoryReply,
  isCaughtUp,
  mergeMessages,
  type OutgoingMessage,
  oldestEchoAt,
  readReceipt,
  readReceivedList,
  readSupport,
} from "@satang/machines";
import { createIdentity } from "../money/identity.ts";
import { deviceTokenOf } from "../provider/chat-options.ts";
import type { SatangScope } from "../provider/scope.ts";
import { type ChatFiles, createChatFiles } from "./chat-files.ts";
import { type ChatStorage, createChatStorage, readGuestId } from "./chat-storage.ts";

/** Pages in a row without a new message, after which no more are read: a service may ignore `skip`. */
const MOST_EMPTY_PAGES = 10;

type Party = { readonly userId: string } | { readonly guestId: string };

type UploadOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
};

/** Names of a member; a visitor has none. */
type Names = { readonly name?: string; readonly username?: string };

/** Who makes a call: a member with the token of now, or a visitor. */
type Caller = { readonly token: string | null; readonly party: Party; readonly names: Names };

/**
 * The calls of the chat for one person. A call after another member has signed in sends nothing; another token of the same
 * member is used.
 */
export type ChatService = {
  /** The token of now, `null` for a visitor. Fails when this person is not on this device any more. */
  readonly readToken: () => Promise<Result<string | null>>;
  /** Whether this person is still on this device: nothing of another one is kept. */
  readonly isHere: () => boolean;
  readonly storage: ChatStorage;
  readonly files: ChatFiles;
  /** Reads the prefix and the person. @returns the name of the chat room, `{prefix}-{id}` */
  readonly readChatRoom: () => Promise<Result<string>>;
  /** Reads from the newest message back to one that is known; the first page when none is. */
  readonly readMissed: (known: readonly ChatMessage[]) => Promise<HistoryReply>;
  /** Reads the ten messages before those that are known. */
  readonly readOlder: (knownCount: number) => Promise<HistoryReply>;
  /** Reads a message again with those around it. @param newer number of messages after it */
  readonly readAgain: (newer: number) => Promise<HistoryReply>;
  /** Whether the first message of the conversation was read. */
  readonly isWhole: () => boolean;
  /** Sends a message; when the reply proves that the service has it, listeners of `onSent` have a copy of it afterwards. */
  readonly send: (message: OutgoingMessage) => Promise<Result<unknown>>;
  /** Names the session of the conversation, which is sent with each message; `null` when none is known. */
  readonly setSession: (sessionId: string | null) => void;
  /** Looks a message up in the history; listeners of `onSent` have the copy that is found. */
  readonly find: (message: OutgoingMessage) => Promise<Result<ChatFinding>>;
  /** Uploads a file. @returns its address */
  readonly upload: (
    kind: ChatFileKind,
    file: File,
    options: UploadOptions,
  ) => Promise<Result<string>>;
  readonly markRead: () => Promise<Result<unknown>>;
  /** Called with each message that the service has accepted. Returns a function that stops it. */
  readonly onSent: (listener: (message: ChatMessage) => void) => () => void;
  /** Called with what the replies of the service say about support. Returns a function that stops it. */
  readonly onSupport: (listener: (change: ChatSupportChange) => void) => () => void;
};

/** The listeners of one kind. */
function createListeners<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    notify: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A reply that proves nothing. */
const UNPROVEN = fail({ kind: "raw", message: "", status: 200 });
/** The most pages of messages that one reading looks through. */
const MOST_PAGES = 100;
const UNREAD = fail({ kind: "notSent", reason: "unread" });

/** The chat of the person who is on this device now. */
export function createChatService(scope: SatangScope): ChatService {
  const { actors, client, storage: store, tokens } = scope;
  const isMember = tokens.read() !== null;
  const generation = actors.generation();
  const isHere = () => (tokens.read() !== null) === isMember && actors.generation() === generation;
  const storage = createChatStorage(store, isMember);
  const identity = createIdentity(scope);
  const sent = createListeners<ChatMessage>();
  const support = createListeners<ChatSupportChange>();
  /** Client ids of messages that were accepted and have not come back: others may be missing before them. */
  const unconfirmed = new Set<string>();
  /** How far the history was read, in entries from its newest: not every entry is a message that is known. */
  let reached = 0;
  let isWhole = false;
  let member: string | null = null;
  let sessionId: string | null = null;

  const readCaller = async (): Promise<Caller | null> => {
    const token = tokens.read();
    if (!isHere()) return null;
    if (token === null) return { token, party: { guestId: readGuestId(store) }, names: {} };
    const found = await identity.namesOf(token);
    member ??= found?.id ?? null;
    if (found === null || found.id !== member) return null;
    const { id: userId, name, username } = found;
    const names = { ...(name !== null && { name }), ...(username !== null && { username }) };
    return { token, party: { userId }, names };
  };
  const withCaller = async <Data>(
    call: (caller: Caller) => Promise<Result<Data>>,
  ): Promise<Result<Data>> => {
    const caller = await readCaller();
    return caller === null ? UNREAD : call(caller);
  };
  const readPage = (skip: number) =>
    withCaller(async ({ token, party }) => {
      const page = { ...party, limit: CHAT_PAGE_SIZE, skip };
      const reply = await client.chat.history(page, { token });
      if (!reply.ok) return reply;
      reached = Math.max(reached, skip + reply.data.length);
      if (reply.data.length < CHAT_PAGE_SIZE) isWhole = true;
      const readAt = readReceipt(reply.data);
      if (readAt !== null) support.notify({ readAt });
      return reply;
    });
  const readMessages = async (skip: number): Promise<HistoryReply> => {
    const reply = await readPage(skip);
    return reply.ok ? succeed(readReceivedList(reply.data)) : reply;
  };
  /** The service has this message. */
  const accept = (message: ChatMessage) => {
    if (message.clientId !== null) unconfirmed.add(message.clientId);
    // A reply reads what is before it. After sign-out nothing is stored.
    if (isHere()) storage.saveMark(Math.max(message.createdAt, storage.readMark() ?? 0));
    sent.notify(message);
  };
  /** Pages that are being read again: one reading for all pictures of a page. */
  const readings = new Map<number, Promise<HistoryReply>>();

  return {
    readToken: () => withCaller(async ({ token }) => succeed(token)),
    isHere,
    storage,
    files: createChatFiles(isMember),
    readChatRoom: () =>
      withCaller(async ({ token, party }) => {
        const config = await client.chat.config({ token });
        if (!config.ok) return config;
        const change = readSupport(config.data.support);
        if (change !== null) support.notify(change);
        return succeed(`${config.data.PREFIX}-${Object.values(party)[0]}`);
      }),
    async readMissed(known) {
      const confirmed = known.filter(({ clientId }) => !unconfirmed.has(clientId ?? ""));
      let missed: readonly ChatMessage[] = [];
      let emptyPages = 0;
      for (let skip = 0; skip < MOST_PAGES * CHAT_PAGE_SIZE; skip += CHAT_PAGE_SIZE) {
        const reply = await readPage(skip);
        if (!reply.ok) return reply;
        const page = readReceivedList(reply.data);
        const merged = mergeMessages(missed, page);
        emptyPages = merged === missed ? emptyPages + 1 : 0;
        missed = merged;
        const isDone =
          known.length === 0 ||
          emptyPages === MOST_EMPTY_PAGES ||
          isCaughtUp(confirmed, page, reply.data.length);
        if (!isDone) continue;
        for (const { clientId } of missed) unconfirmed.delete(clientId ?? "");
        return succeed(missed);
      }
      // It never reaches a message that is known.
      return UNPROVEN;
    },
    async find(message) {
      let finding: ChatFinding = "missing";
      for (let skip = 0; skip < MOST_PAGES * CHAT_PAGE_SIZE; skip += CHAT_PAGE_SIZE) {
        const reply = await readPage(skip);
        if (!reply.ok) return reply;
        const page = readReceivedList(reply.data);
        // A list of something else is not the history.
        if (page.length === 0 && reply.data.length > 0) return UNPROVEN;
        const found = findEcho(message, page);
        if (found.echo !== null) accept(found.echo);
        if (found.finding !== "missing") finding = found.finding;
        const isWholeRead =
          reply.data.length < CHAT_PAGE_SIZE ||
          page.some(({ createdAt }) => createdAt < oldestEchoAt(message));
        if (finding === "stored" || isWholeRead) return succeed(finding);
      }
      return UNPROVEN;
    },
    readOlder: (knownCount) => readMessages(Math.max(knownCount, reached)),
    readAgain(newer) {
      const skip = newer - (newer % CHAT_PAGE_SIZE);
      const reading = readings.get(skip) ?? readMessages(skip).finally(() => readings.delete(skip));
      readings.set(skip, reading);
      return reading;
    },
    isWhole: () => isWhole,
    setSession: (next) => {
      sessionId = next;
    },
    send: ({ clientId, content }) =>
      withCaller(async ({ token, party, names }) => {
        const deviceToken = deviceTokenOf(scope.chat);
        const body = {
          ...party,
          ...names,
          ...(deviceToken !== null && { deviceToken }),
          ...(sessionId !== null && { session_id: sessionId }),
          clientId,
          sender: "customer" as const,
          message: content as Body<"chatSendMessage">["message"],
        };
        const reply = await client.chat.sendMessage(body, { token });
        if (!reply.ok) return reply;
        const createdAt = Date.parse(reply.data.createdAt);
        if (Number.isNaN(createdAt)) return UNPROVEN;
        accept({ clientId, sender: "customer", content, createdAt, sessionId: null, name: null });
        return reply;
      }),
    upload: (kind, file, options) =>
      withCaller(async ({ token }) => {
        const call = kind === "image" ? client.chat.uploadImage : client.chat.uploadVideo;
        const reply = await call({ file }, { token, ...options });
        return reply.ok ? succeed(reply.data.path) : reply;
      }),
    markRead: () => withCaller(({ token, party }) => client.chat.markRead(party, { token })),
    onSent: sent.listen,
    onSupport: support.listen,
  };
}

const services = new WeakMap<SatangScope, ChatService>();

/** The chat of the person who is on this device now: the same one until somebody signs in or out. */
export function chatServiceOf(scope: SatangScope): ChatService {
  const known = services.get(scope);
  if (known?.isHere()) return known;
  const made = createChatService(scope);
  services.set(scope, made);
  // It knows the token and the files of its person, who may leave without another chat being shown.
  const stop = scope.actors.subscribe(() => {
    stop();
    if (services.get(scope) === made) services.delete(scope);
  });
  return made;
}
