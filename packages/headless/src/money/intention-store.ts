import { type Intention, readIntention, writeIntention } from "@satang/machines/money";
import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/**
 * Intentions without a reported outcome, across reloads and tabs, of every member who used the
 * device.
 */
export type IntentionStore = {
  /** Intentions of a member and of visitors, oldest first. */
  list(member: string | null): readonly Intention[];
  /** Whether there is one of any member. */
  hasMembers(): boolean;
  /**
   * The stored intention; `null` when it was removed. An open one that is missing without a mark was deleted
   * by other code, such as `localStorage.clear()` of a host: it is stored again.
   */
  readOrRestore(intention: Intention): Intention | null;
  /**
   * Returns `false` when the device cannot store it permanently; the text that was stored before
   * stays.
   */
  write(intention: Intention): boolean;
  /** Writes it unless another tab has reported it, or sent it again. */
  update(intention: Intention): void;
  /**
   * Removes it and leaves a mark, so that other tabs know that it was reported. It stays when another tab has sent it again: what
   * was reported is about an earlier send.
   */
  remove(intention: Intention): void;
  /** Called when another tab changed something. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
};

/** Takes the place of an intention that was reported, while there is no space for its mark. */
const REPORTED = "reported";
/** Other tabs read the mark within minutes, or when they are shown again. */
const MARK_LASTS_MS = 7 * 24 * 60 * 60_000;
const prefixOf = (member: string | null) =>
  member === null ? storageKeys.visitorMoney : `${storageKeys.memberMoney}${member}.`;
const isIntentionKey = (key: string) =>
  key.startsWith(storageKeys.memberMoney) || key.startsWith(storageKeys.visitorMoney);
const keyOf = ({ key, member }: Pick<Intention, "key" | "member">) => `${prefixOf(member)}${key}`;

/**
 * Keeps intentions in the storage of the device, or of the tab when that is full. Stored data is
 * checked before it is used.
 */
export function createIntentionStore({
  storage,
  tabStorage,
  clock,
}: Pick<SatangScope, "storage" | "tabStorage" | "clock">): IntentionStore {
  const stores = [storage, tabStorage];
  const readText = (key: string) => storage.read(key) ?? tabStorage.read(key);
  const readKey = (key: string) => readIntention(readText(key));
  /** Leaves the mark in place of the intention. In a full storage the shorter text stays, because a new entry has no space. */
  const mark = (entry: string, key: string) => {
    if (storage.read(entry) !== undefined) storage.write(entry, REPORTED);
    const isMarked = storage.write(storageKeys.reportedMoney + key, String(clock.now()));
    if (isMarked) storage.remove(entry);
  };
  // By another time, not a later one: the clock of the device may have been set back.
  const isSentAgain = (intention: Intention) => {
    const stored = readKey(keyOf(intention));
    return stored !== null && stored.lastSentAt !== intention.lastSentAt;
  };
  const remove = (intention: Intention) => {
    if (isSentAgain(intention)) return;
    tabStorage.remove(keyOf(intention));
    mark(keyOf(intention), intention.key);
  };
  const isReported = (intention: Pick<Intention, "key" | "member">) =>
    storage.read(storageKeys.reportedMoney + intention.key) !== undefined ||
    storage.read(keyOf(intention)) === REPORTED;
  const removeOldMarks = () => {
    for (const entry of storage.keys().filter(isIntentionKey)) {
      const key = entry.slice(entry.lastIndexOf(".") + 1);
      if (storage.read(entry) === REPORTED) mark(entry, key);
    }
    for (const key of storage.keys().filter((one) => one.startsWith(storageKeys.reportedMoney))) {
      const age = clock.now() - Number(storage.read(key));
      if (!(Math.abs(age) < MARK_LASTS_MS)) storage.remove(key);
    }
  };
  const write = (intention: Intention) => {
    const key = keyOf(intention);
    const text = writeIntention(intention);
    // Other tabs must find it where it was: for them, a removed one has been reported.
    const isOnDevice = storage.read(key) !== undefined;
    return storage.writeOrKeep(key, text) || (!isOnDevice && tabStorage.writeOrKeep(key, text));
  };
  removeOldMarks();
  return {
    list: (member) => {
      const prefixes = [prefixOf(null), ...(member === null ? [] : [prefixOf(member)])];
      const keys = new Set(stores.flatMap((store) => store.keys()));
      return [...keys]
        .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
        .flatMap((key) => readKey(key) ?? [])
        .filter((intention) => intention.member === null || intention.member === member)
        .sort((a, b) => a.startedAt - b.startedAt);
    },
    hasMembers: () =>
      stores.some((store) =>
        store
          .keys()
          .some((key) => key.startsWith(storageKeys.memberMoney) && store.read(key) !== REPORTED),
      ),
    readOrRestore: (intention) => {
      const stored = readKey(keyOf(intention));
      // An outcome that is known may have been reported while no mark could be written.
      const isKnown = intention.outcome !== null;
      if (stored || isKnown || isReported(intention)) return stored;
      write(intention);
      return intention;
    },
    write,
    update: (intention) => {
      if (!isReported(intention) && !isSentAgain(intention)) write(intention);
    },
    remove,
    subscribe: (listener) => storage.subscribe(listener),
  };
}
