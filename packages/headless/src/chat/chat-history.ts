import { fail, type Result, succeed } from "@satang/core";
import {
  CHAT_PAGE_MOST,
  CHAT_PAGE_SIZE,
  type ChatFinding,
  type ChatMessage,
  findEcho,
  type HistoryReply,
  isCaughtUp,
  mergeMessages,
  type OutgoingMessage,
  oldestEchoAt,
  readReceivedList,
} from "@satang/machines/chat";

/** Pages in a row that give nothing new, after which no more are read: a service may ignore `skip`. */
const MOST_EMPTY_PAGES = 10;
/** The most entries that one reading looks through. */
const MOST_ENTRIES = 100 * CHAT_PAGE_SIZE;

/** A reply that proves nothing. */
const UNPROVEN = fail({ kind: "raw", message: "", status: 200 });

/** Reads a page of the history. @param skip number of newer entries that are left out */
type ReadEntries = (skip: number) => Promise<Result<readonly unknown[]>>;

type Page = {
  readonly messages: readonly ChatMessage[];
  /** Number of its entries, those that are no messages included. */
  readonly count: number;
  /** Number of the entries before the next page. */
  readonly next: number;
};

/** The history of the conversation of one person. A list without a message in it is not the history, unless it is empty. */
export type ChatHistory = {
  /**
   * Reads from the newest message back to one that is confirmed; the first page when none is known.
   * @param confirmed those of the known messages before which all are known
   */
  readonly readMissed: (
    known: readonly ChatMessage[],
    confirmed: readonly ChatMessage[],
  ) => Promise<HistoryReply>;
  /** Reads the messages before those that are known. */
  readonly readOlder: (knownCount: number) => Promise<HistoryReply>;
  /** Reads a message again with those around it. @param newer number of messages after it */
  readonly readAgain: (newer: number) => Promise<HistoryReply>;
  /** Looks for a message of this device. */
  readonly find: (message: OutgoingMessage) => Promise<
    Result<{
      readonly finding: ChatFinding;
      /** The copy of the service, when it is stored. */
      readonly echo: ChatMessage | null;
    }>
  >;
  /** Whether the newest reading of the end reached the first message of the conversation. */
  readonly isWhole: () => boolean;
};

/** The history of a person, of which `readEntries` reads the pages. */
export function createChatHistory(readEntries: ReadEntries): ChatHistory {
  /** How far the history was read, in entries from its newest: not every entry is a message that is known. */
  let reached = 0;
  let isWhole = false;
  /** The newest page that ends the history says where it ends, and one that goes further says that it does not. */
  const noteEnd = (end: number, isLast: boolean) => {
    if (!isLast && end <= reached) return;
    reached = end;
    isWhole = isLast;
  };

  /** Reads a page, and the next ones while none of their entries is a message: the service may have others, too. */
  const readPage = async (skip: number): Promise<Result<Page>> => {
    for (let at = skip; at < skip + MOST_EMPTY_PAGES * CHAT_PAGE_SIZE; at += CHAT_PAGE_SIZE) {
      const reply = await readEntries(at);
      if (!reply.ok) return reply;
      const messages = readReceivedList(reply.data);
      const count = Math.min(reply.data.length, CHAT_PAGE_MOST);
      const isLast = count < CHAT_PAGE_SIZE;
      if (messages.length > 0 || (count === 0 && at === skip)) {
        noteEnd(at + count, isLast);
        return succeed({ messages, count, next: at + CHAT_PAGE_SIZE });
      }
      if (isLast) return UNPROVEN;
    }
    return UNPROVEN;
  };
  const readMessages = async (skip: number): Promise<HistoryReply> => {
    const reply = await readPage(skip);
    return reply.ok ? succeed(reply.data.messages) : reply;
  };
  /** Pages that are being read again: one reading for all pictures of a page. */
  const readings = new Map<number, Promise<HistoryReply>>();

  return {
    async readMissed(known, confirmed) {
      let missed: readonly ChatMessage[] = [];
      let emptyPages = 0;
      for (let skip = 0; skip < MOST_ENTRIES; ) {
        const reply = await readPage(skip);
        if (!reply.ok) return reply;
        const { messages, count, next } = reply.data;
        const merged = mergeMessages(missed, messages);
        emptyPages = merged === missed ? emptyPages + 1 : 0;
        missed = merged;
        const isDone =
          known.length === 0 ||
          emptyPages === MOST_EMPTY_PAGES ||
          isCaughtUp(confirmed, messages, count);
        if (isDone) return succeed(missed);
        skip = next;
      }
      // The history never reaches a message that is known.
      return UNPROVEN;
    },
    readOlder: (knownCount) => readMessages(Math.max(knownCount, reached)),
    readAgain(newer) {
      const skip = newer - (newer % CHAT_PAGE_SIZE);
      const reading = readings.get(skip) ?? readMessages(skip).finally(() => readings.delete(skip));
      readings.set(skip, reading);
      return reading;
    },
    async find(message) {
      let finding: ChatFinding = "missing";
      for (let skip = 0; skip < MOST_ENTRIES; ) {
        const reply = await readPage(skip);
        if (!reply.ok) return reply;
        const { messages, count, next } = reply.data;
        const found = findEcho(message, messages);
        if (found.finding === "stored") return succeed(found);
        if (found.finding !== "missing") finding = found.finding;
        const isRead =
          count < CHAT_PAGE_SIZE ||
          messages.some(({ createdAt }) => createdAt < oldestEchoAt(message));
        if (isRead) return succeed({ finding, echo: null });
        skip = next;
      }
      return UNPROVEN;
    },
    isWhole: () => isWhole,
  };
}
