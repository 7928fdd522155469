import { type Intention, readIntention, writeIntention } from "@satang/machines";
import type { KeyValueStore } from "../provider/key-value-store.ts";

/** Intentions whose outcome is not told yet, over reloads and tabs, of every member who used the device. */
export interface PendingStore {
  /** @param member whose it is; empty for a QR, which is nobody's money yet */
  read(scope: string, member: string): Intention | null;
  write(scope: string, intention: Intention): void;
  remove(scope: string, member: string): void;
}

const keyOf = (scope: string, member: string) =>
  `money-action.${scope}${member === "" ? "" : `.${member}`}`;

/** Keeps intentions in the device's storage. What another tab wrote there is checked before it is believed. */
export function createPendingStore(storage: KeyValueStore): PendingStore {
  return {
    read: (scope, member) => {
      const intention = readIntention(storage.read(keyOf(scope, member)) ?? null);
      return intention?.before.member === member ? intention : null;
    },
    write: (scope, intention) =>
      storage.write(keyOf(scope, intention.before.member), writeIntention(intention)),
    remove: (scope, member) => storage.remove(keyOf(scope, member)),
  };
}
