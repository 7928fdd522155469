import type { Body, UploadProgress } from "@satang/api";
import { fail, type Result, succeed } from "@satang/core";
import {
  CHAT_PAGE_SIZE,
  type ChatFileKind,
  type ChatFinding,
  type ChatMessage,
  type ChatSupportChange,
  type HistoryReply,
  type OutgoingMessage,
  readReceipt,
  readSupport,
} from "@satang/machines/chat";
import { createIdentity } from "../money/identity.ts";
import { deviceTokenOf } from "../provider/chat-options.ts";
import type { SatangScope } from "../provider/scope.ts";
import { type ChatFiles, createChatFiles } from "./chat-files.ts";
import { type ChatHistory, createChatHistory } from "./chat-history.ts";
import { type ChatStorage, createChatStorage, readGuestId } from "./chat-storage.ts";

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
export type ChatService = Pick<ChatHistory, "readOlder" | "readAgain" | "isWhole"> & {
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
  /**
   * Sends a message; when the reply proves that the service has it, listeners of `onSent` have a copy of it afterwards. The
   * failure is `notSent` when the device had no network before and after the call: otherwise the reply may have been lost.
   */
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
const DATE = /^\d{4}-\d{2}-\d{2}T/;
const UNPROVEN = fail({ kind: "raw", message: "", status: 200 });
/** Nothing was sent. */
const NOT_SENT = fail({ kind: "notSent", reason: "unread" });

/** A call is made also here, because some browsers say it without cause. */
const isOffline = () => !navigator.onLine;

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
    return caller === null ? NOT_SENT : call(caller);
  };
  const history = createChatHistory((skip) =>
    withCaller(async ({ token, party }) => {
      const page = { ...party, limit: CHAT_PAGE_SIZE, skip };
      const reply = await client.chat.history(page, { token });
      const readAt = reply.ok ? readReceipt(reply.data) : null;
      if (readAt !== null) support.notify({ readAt });
      return reply;
    }),
  );
  /** The service has this message. */
  const accept = (message: ChatMessage) => {
    if (message.clientId !== null) unconfirmed.add(message.clientId);
    // A reply reads what is before it. After sign-out nothing is stored.
    if (isHere()) storage.saveMark(Math.max(message.createdAt, storage.readMark() ?? 0));
    sent.notify(message);
  };

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
      const reply = await history.readMissed(known, confirmed);
      if (reply.ok) for (const { clientId } of reply.data) unconfirmed.delete(clientId ?? "");
      return reply;
    },
    async find(message) {
      const found = await history.find(message);
      if (!found.ok) return found;
      const { finding, echo } = found.data;
      if (echo !== null) accept(echo);
      return succeed(finding);
    },
    readOlder: history.readOlder,
    readAgain: history.readAgain,
    isWhole: history.isWhole,
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
        const wasOffline = isOffline();
        const reply = await client.chat.sendMessage(body, { token });
        const isLost = !reply.ok && reply.error.kind === "network";
        if (isLost && wasOffline && isOffline()) return NOT_SENT;
        if (!reply.ok) return reply;
        // A number is no moment: `Date.parse` reads 0 as a year.
        const createdAt = DATE.test(reply.data.createdAt)
          ? Date.parse(reply.data.createdAt)
          : Number.NaN;
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
  // The chat knows the token and the files of its person, who may leave without another chat being shown.
  const stop = scope.actors.subscribe(() => {
    stop();
    if (services.get(scope) === made) services.delete(scope);
  });
  return made;
}
