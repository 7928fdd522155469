import { findInviteCode, isCurrency } from "@satang/core";
import type { RegisterDraft } from "@satang/machines/register";
import { type SatangScope, storageKeys } from "../provider/index.ts";

const fields: readonly (keyof RegisterDraft)[] = [
  "phone",
  "name",
  "source",
  "inviteCode",
  "bankCode",
  "firstName",
  "lastName",
  "accountNo",
];

/** The draft that an earlier visit of this tab stored. Unknown fields and values that are not text are ignored. */
export function readDraft({ tabStorage }: SatangScope): Partial<RegisterDraft> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(storageKeys.registerDraft) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const known = new Map(Object.entries(stored));
    const draft = Object.fromEntries(
      fields.flatMap((field) => {
        const value: unknown = known.get(field);
        return typeof value === "string" ? [[field, value]] : [];
      }),
    );
    const currency: unknown = known.get("currency");
    return isCurrency(currency) ? { ...draft, currency } : draft;
  } catch {
    return {};
  }
}

/** Stores the draft until the tab closes. */
export function writeDraft({ tabStorage }: SatangScope, draft: RegisterDraft): void {
  tabStorage.write(storageKeys.registerDraft, JSON.stringify(draft));
}

/** Removes the stored draft and invite code: the member is registered. */
export function clearSaved(scope: SatangScope): void {
  scope.tabStorage.remove(storageKeys.registerDraft);
  clearInviteCode(scope);
}

/** Removes the stored invite code: it was used, or the server does not know it. */
export function clearInviteCode({ storage }: SatangScope): void {
  storage.remove(storageKeys.inviteCode);
}

/**
 * The invite code of this device. The code in the text of a link replaces the stored one; a text without a code is the
 * mark of a damaged link (decision 21).
 */
export function takeInviteCode(
  { storage }: SatangScope,
  fromLink: string | null = null,
): { readonly inviteCode: string | null; readonly isInviteDamaged: boolean } {
  const code = findInviteCode(fromLink ?? "");
  if (code) storage.write(storageKeys.inviteCode, code);
  return {
    inviteCode: code ?? findInviteCode(storage.read(storageKeys.inviteCode) ?? ""),
    isInviteDamaged: fromLink !== null && code === null,
  };
}
