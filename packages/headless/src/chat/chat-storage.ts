import { randomUuid } from "@satang/api";
import { type Outbox, type OutgoingMessage, readOutbox, writeOutbox } from "@satang/machines/chat";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storageKeys } from "../storage/storage-keys.ts";

const GUEST_ID = "guest-id";
const GUEST_CHAT = "chat.guest.";
const MESSAGE = "message.";
const READ = "read";
const DRAFT = "draft";

/** Storage on a device for the conversation of one person. */
export type ChatStorage = {
  /**
   * Called with the chat room of the person, before anything of a member is read or kept. What another member left is removed.
   * @returns whether there was any
   */
  readonly enter: (chatRoom: string) => boolean;
  /** The stored messages of a chat room, oldest first. Messages of another chat room are left out. */
  readonly readMessages: (chatRoom: string) => Outbox;
  readonly saveMessage: (message: OutgoingMessage) => void;
  readonly forgetMessage: (clientId: string) => void;
  /** Whether a message that was saved is still there: another tab may have removed it. */
  readonly hasMessage: (clientId: string) => boolean;
  /** Called when another tab changed something. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Server time up to which messages were read, ms; `null` before the first. */
  readonly readMark: () => number | null;
  readonly saveMark: (at: number) => void;
  /** The text that is being written; empty when there is none. */
  readonly readDraft: () => string;
  readonly saveDraft: (text: string) => void;
  /** Whether this device has taken part in a conversation. */
  readonly hasConversation: () => boolean;
};

/**
 * A message has its own key, because another tab of the same person writes too. The keys of a member name the chat room: a
 * session can end without a sign-out, and the next member must not see what was written.
 */
export function createChatStorage(store: KeyValueStore, isMember: boolean): ChatStorage {
  const ofAll = isMember ? storageKeys.memberChat : GUEST_CHAT;
  const prefixOf = (chatRoom: string) => (isMember ? `${ofAll}${chatRoom}.` : ofAll);
  let prefix = isMember ? null : ofAll;
  const keys = () => store.keys().filter((key) => key.startsWith(prefix ?? ofAll));
  const read = (name: string) => (prefix === null ? undefined : store.read(prefix + name));
  const write = (name: string, text: string) => {
    if (prefix !== null) store.write(prefix + name, text);
  };
  const remove = (name: string) => {
    if (prefix !== null) store.remove(prefix + name);
  };
  /** Messages that a store of the host did not take. They are sent, and end with the page. */
  const unstored = new Set<string>();
  return {
    enter: (chatRoom) => {
      const own = prefixOf(chatRoom);
      prefix = own;
      const left = store.keys().filter((key) => key.startsWith(ofAll) && !key.startsWith(own));
      left.forEach(store.remove);
      return left.length > 0;
    },
    readMessages: (chatRoom) =>
      keys()
        .filter((key) => key.startsWith(prefixOf(chatRoom) + MESSAGE))
        .flatMap((key) => readOutbox(store.read(key) ?? null, chatRoom))
        .sort((one, other) => one.writtenAt - other.writtenAt),
    saveMessage: (message) => {
      const key = prefixOf(message.chatRoom) + MESSAGE + message.clientId;
      store.write(key, writeOutbox([message]));
      if (store.read(key) === undefined) unstored.add(message.clientId);
    },
    forgetMessage: (clientId) => {
      unstored.delete(clientId);
      remove(MESSAGE + clientId);
    },
    hasMessage: (clientId) => unstored.has(clientId) || read(MESSAGE + clientId) !== undefined,
    subscribe: (listener) => store.subscribe(listener),
    readMark: () => {
      const at = Number(read(READ));
      return at > 0 ? at : null;
    },
    saveMark: (at) => write(READ, String(at)),
    readDraft: () => read(DRAFT) ?? "",
    saveDraft: (text) => {
      if (text === "") remove(DRAFT);
      else write(DRAFT, text);
    },
    hasConversation: () => keys().some((key) => !key.endsWith(DRAFT)),
  };
}

const GUEST = "guest-";

/** The id of this visitor, which is a secret of the device: 128 random bits, made once. */
export function readGuestId(store: KeyValueStore): string {
  const known = store.read(GUEST_ID);
  if (known?.startsWith(GUEST)) return known;
  const made = GUEST + randomUuid().replaceAll("-", "");
  store.write(GUEST_ID, made);
  return made;
}
