import { type Intention, readIntention, writeIntention } from "@satang/machines";
import type { SatangScope } from "../provider/scope.ts";

/**
 * Intentions without a reported outcome, across reloads and tabs, of every member who used the
 * device.
 */
export interface IntentionStore {
  /** Those of a member and of visitors, oldest first. */
  list(member: string | null): readonly Intention[];
  /** The stored intention; `null` when it was removed. */
  read(intention: Pick<Intention, "key" | "member">): Intention | null;
  /**
   * Returns `false` when the device cannot store it permanently; the text that was stored before
   * stays.
   */
  write(intention: Intention): boolean;
  /** Writes it only if it is still stored, because another tab may have reported it. */
  update(intention: Intention): void;
  remove(intention: Pick<Intention, "key" | "member">): void;
  /** Called when another tab changed something. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = "money.";
const prefixOf = (member: string | null) =>
  `${PREFIX}${member === null ? "visitor" : `member.${member}`}.`;
const keyOf = ({ key, member }: Pick<Intention, "key" | "member">) => `${prefixOf(member)}${key}`;

/**
 * Keeps intentions in the storage of the device, or of the tab when that is full. Stored data is
 * checked before it is used.
 */
export function createIntentionStore({
  storage,
  tabStorage,
}: Pick<SatangScope, "storage" | "tabStorage">): IntentionStore {
  const stores = [storage, tabStorage];
  const readText = (key: string) => storage.read(key) ?? tabStorage.read(key);
  const readKey = (key: string) => readIntention(readText(key));
  const remove = (intention: Pick<Intention, "key" | "member">) => {
    for (const store of stores) store.remove(keyOf(intention));
  };
  const writeText = (key: string, text: string) => {
    if (storage.write(key, text)) return true;
    // A value in memory would hide the one in the storage of the tab.
    storage.remove(key);
    if (tabStorage.write(key, text)) return true;
    tabStorage.remove(key);
    return false;
  };
  const write = (intention: Intention) => {
    const key = keyOf(intention);
    const before = readText(key);
    if (writeText(key, writeIntention(intention))) return true;
    // The next page must know an intention that was sent, even without its outcome.
    if (before !== undefined) writeText(key, before);
    return false;
  };
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
    read: (intention) => readKey(keyOf(intention)),
    write,
    update: (intention) => {
      if (readKey(keyOf(intention))) write(intention);
    },
    remove,
    subscribe: (listener) => storage.subscribe(listener),
  };
}
