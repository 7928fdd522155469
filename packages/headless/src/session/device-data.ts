import { type SatangScope, storageKeys } from "../provider/index.ts";
import { removeDatabase } from "../storage/remove-database.ts";

/** Beginnings of the keys under which a device keeps something about the signed-in member. */
const KEPT = [
  storageKeys.lastSync,
  storageKeys.sentSlips,
  storageKeys.playBaseline,
  storageKeys.firstSteps,
  storageKeys.userInfo,
  storageKeys.lastDepositWay,
  storageKeys.memberChat,
];

/**
 * Removes what the device and the page kept about a member. A session can end where no page notices it: a tab is closed, a host signs
 * out elsewhere. So this is done when a session ends, and before another one begins.
 */
export function forgetMember({ events, storage }: SatangScope): void {
  events.emitted.length = 0;
  for (const key of storage.keys()) {
    if (KEPT.some((kept) => key.startsWith(kept))) storage.remove(key);
  }
  removeDatabase(storageKeys.memberChatFiles);
}
