import { type SatangScope, storageKeys } from "../provider/index.ts";

/** Data that a tab keeps about the signed-in member, and the mark of the session that it belongs to. */
const KEPT = [
  storageKeys.session,
  storageKeys.depositWay,
  storageKeys.lastBalance,
  storageKeys.receipt,
  storageKeys.openQr,
  storageKeys.userInfo,
];

/** Enough of a token to distinguish two sessions, and too little to use it. */
const MARK_LENGTH = 6;

/**
 * Removes what the tab kept in another session than this one. A tab that was closed, or showed another site, receives no
 * message when its session ends elsewhere: the next member must not see what it kept.
 *
 * @param token of the session that begins or goes on; `null` when nobody is signed in
 */
export function keepTabDataOf({ tabStorage }: SatangScope, token: string | null): void {
  const mark = token?.slice(-MARK_LENGTH);
  // Data without a mark is of a view that was used before the first session view of this tab.
  if (!mark || (tabStorage.read(storageKeys.session) ?? mark) !== mark) {
    for (const key of KEPT) tabStorage.remove(key);
  }
  if (mark) tabStorage.write(storageKeys.session, mark);
}
