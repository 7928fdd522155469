import { type SatangScope, storageKeys } from "../provider/index.ts";
import { removeDatabase } from "../storage/remove-database.ts";

/** What a device keeps about the signed-in member, in addition to the chat. */
const KEPT = [
  storageKeys.lastSync,
  storageKeys.sentSlips,
  storageKeys.playBaseline,
  storageKeys.firstSteps,
  storageKeys.userInfo,
  storageKeys.lastDepositWay,
];

/**
 * Removes what the device kept about a member. A session can end where no page notices it: a tab is closed, a host signs
 * out elsewhere. So this is done when a session ends, and before another one begins.
 */
export function forgetMember({ storage }: Pick<SatangScope, "storage">): void {
  for (const key of KEPT) storage.remove(key);
  for (const key of storage.keys()) {
    if (key.startsWith(storageKeys.memberChat)) storage.remove(key);
  }
  removeDatabase(storageKeys.memberChatFiles);
}
