import { type Currency, isCurrency } from "@satang/core";
import type { SatangScope } from "../provider/scope.ts";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/** Data that a device keeps about the signed-in member, and nothing else (decision 54). */
export type UserInfo = {
  readonly id: string;
  /** Display name. */
  readonly name: string;
  readonly currency: Currency;
};

type Stores = Pick<SatangScope, "storage" | "tabStorage">;

/**
 * The storage that ends with the session: that of a remembered token is permanent, every other one
 * ends with the tab.
 */
const storeOfSession = ({ storage, tabStorage }: Stores): KeyValueStore =>
  storage.read(storageKeys.token) === undefined ? tabStorage : storage;

/** Keeps it until sign-out, so that the next screen needs no call to show the name. */
export function writeUserInfo(stores: Stores, { id, name, currency }: UserInfo): void {
  storeOfSession(stores).write(storageKeys.userInfo, JSON.stringify({ id, name, currency }));
}

/** Reads what was kept; `null` when nothing was, or when it cannot be read. */
export function readUserInfo(stores: Stores): UserInfo | null {
  try {
    const stored = JSON.parse(
      storeOfSession(stores).read(storageKeys.userInfo) ?? "null",
    ) as Partial<UserInfo> | null;
    const isInfo =
      typeof stored?.id === "string" &&
      typeof stored.name === "string" &&
      isCurrency(stored.currency);
    return isInfo ? (stored as UserInfo) : null;
  } catch {
    return null;
  }
}
