import type { SlipQr } from "@satang/machines/slip";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import type { SlipOrder } from "./slip-attempt.ts";

/** Number of marks that a device keeps. */
const MOST = 60;

/** Marks that identify a slip: its picture, and the bank's number of the transfer when the QR could be read. */
export const slipMarks = (
  { bytes, modifiedAt }: SlipOrder,
  qr: SlipQr | null,
): readonly string[] => [`${bytes}-${modifiedAt}`, ...(qr?.kind === "slip" ? [qr.reference] : [])];

/** The marks of the slips that the member sent from this device. Storage is not trusted. */
export function readSentSlips(storage: KeyValueStore): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKeys.sentSlips) ?? "[]");
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === "string") : [];
  } catch {
    return [];
  }
}

/** Adds the marks of a slip; sign-out removes them all. */
export function rememberSentSlip(storage: KeyValueStore, marks: readonly string[]): void {
  const kept = [...new Set([...marks, ...readSentSlips(storage)])].slice(0, MOST);
  storage.write(storageKeys.sentSlips, JSON.stringify(kept));
}
