import { type ProtectionSettings, readSettings } from "@satang/machines/protection";
import { type SatangScope, storageKeys } from "../provider/index.ts";

type Device = Pick<SatangScope, "storage">;

const keyOf = (member: string) => `${storageKeys.protection}${member}`;

/** Reads what a member decided on this device; nothing where it cannot be read. */
export function readDeviceSettings({ storage }: Device, member: string): ProtectionSettings {
  try {
    return readSettings(JSON.parse(storage.read(keyOf(member)) ?? "null"));
  } catch {
    return readSettings(null);
  }
}

/**
 * Keeps it, also after sign-out, so that signing out ends no break (ADR 0048).
 * @returns whether the device has it after a reload; otherwise nothing has changed
 */
export const keepDeviceSettings = (
  { storage }: Device,
  member: string,
  settings: ProtectionSettings,
): boolean => storage.writeOrKeep(keyOf(member), JSON.stringify(settings));
