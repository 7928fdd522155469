/**
 * Keys of the device's storage, as the specification spells them when it names them (money.txt §3,
 * journey.txt §3).
 */
export const storageKeys = {
  token: "token",
  locale: "locale",
  agreement: "remember-agreement",
  lastSync: "last_sync",
  inviteCode: "invite-code",
  registerDraft: "register-draft",
  wantedPath: "wanted-path",
  depositWay: "deposit-way",
} as const;
