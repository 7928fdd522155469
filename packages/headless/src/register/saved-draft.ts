import type { RegisterDraft } from "@satang/machines";
import { parseInviteCode } from "@satang/machines";
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

/** What an earlier visit of this tab typed; anything but texts of known fields is ignored. */
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
    return currency === "LAK" || currency === "BAHT" ? { ...draft, currency } : draft;
  } catch {
    return {};
  }
}

/** Keeps what was typed until the tab closes. */
export function writeDraft({ tabStorage }: SatangScope, draft: RegisterDraft): void {
  tabStorage.write(storageKeys.registerDraft, JSON.stringify(draft));
}

/** Forgets draft and invite code: the member is registered. */
export function clearSaved({ tabStorage, storage }: SatangScope): void {
  tabStorage.remove(storageKeys.registerDraft);
  storage.remove(storageKeys.inviteCode);
}

/**
 * The invite code of this device. A well-formed one from the address replaces the stored one; a
 * malformed one is ignored (decision 21).
 */
export function takeInviteCode({ storage }: SatangScope, fromLink?: string): string | undefined {
  const code = parseInviteCode(fromLink);
  if (code) storage.write(storageKeys.inviteCode, code);
  return code ?? parseInviteCode(storage.read(storageKeys.inviteCode));
}
