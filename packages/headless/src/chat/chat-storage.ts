import { randomUuid } from "@satang/api";
import { type Outbox, type OutgoingMessage, readOutbox, writeOutbox } from "@satang/machines";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storageKeys } from "../storage/storage-keys.ts";

const GUEST_ID = "guest-id";
const GUEST_CHAT = "chat.guest.";
const MESSAGE = "message.";
const READ = "read";
const DRAFT = "draft";

/** What a device keeps about the conversation of one person. */
export type ChatStorage = {
  /** The stored messages of a chat room, oldest first. Messages of another chat room are left out. */
  readonly readMessages: (chatRoom: string) => Outbox;
  readonly saveMessage: (message: OutgoingMessage) => void;
  readonly forgetMessage: (clientId: string) => void;
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

/** A message has its own key, because another tab of the same person writes too. */
export function createChatStorage(store: KeyValueStore, isMember: boolean): ChatStorage {
  const prefix = isMember ? storageKeys.memberChat : GUEST_CHAT;
  const keys = () => store.keys().filter((key) => key.startsWith(prefix));
  return {
    readMessages: (chatRoom) =>
      keys()
        .filter((key) => key.startsWith(prefix + MESSAGE))
        .flatMap((key) => readOutbox(store.read(key) ?? null, chatRoom))
        .sort((one, other) => one.writtenAt - other.writtenAt),
    saveMessage: (message) =>
      void store.write(prefix + MESSAGE + message.clientId, writeOutbox([message])),
    forgetMessage: (clientId) => store.remove(prefix + MESSAGE + clientId),
    hasMessage: (clientId) => store.read(prefix + MESSAGE + clientId) !== undefined,
    subscribe: (listener) => store.subscribe(listener),
    readMark: () => {
      const at = Number(store.read(prefix + READ));
      return at > 0 ? at : null;
    },
    saveMark: (at) => void store.write(prefix + READ, String(at)),
    readDraft: () => store.read(prefix + DRAFT) ?? "",
    saveDraft: (text) => {
      if (text === "") store.remove(prefix + DRAFT);
      else store.write(prefix + DRAFT, text);
    },
    hasConversation: () => keys().some((key) => key !== prefix + DRAFT),
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
