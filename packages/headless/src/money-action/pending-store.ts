import { type Intention, readIntention, writeIntention } from "@satang/machines";
import type { KeyValueStore } from "../provider/key-value-store.ts";

/** Intentions whose outcome is not told yet, over reloads and tabs. */
export interface PendingStore {
  read(scope: string): Intention | null;
  write(scope: string, intention: Intention): void;
  remove(scope: string): void;
}

const keyOf = (scope: string) => `money-action.${scope}`;

/** Keeps intentions in the device's storage. What another tab wrote there is checked before it is believed. */
export function createPendingStore(storage: KeyValueStore): PendingStore {
  return {
    read: (scope) => readIntention(storage.read(keyOf(scope)) ?? null),
    write: (scope, intention) => storage.write(keyOf(scope), writeIntention(intention)),
    remove: (scope) => storage.remove(keyOf(scope)),
  };
}
