import { fail, succeed } from "@satang/core";
import { applyChange, type ProtectionSettings, readSettings } from "@satang/machines";
import { type ProtectionStore, type SatangScope, storageKeys } from "../provider/index.ts";
import { serverNow } from "./server-now.ts";

type Device = Pick<SatangScope, "storage" | "clock">;

const keyOf = (member: string) => `${storageKeys.protection}${member}`;

function readKept({ storage }: Pick<Device, "storage">, member: string): ProtectionSettings {
  try {
    return readSettings(JSON.parse(storage.read(keyOf(member)) ?? "null"));
  } catch {
    return readSettings(null);
  }
}

/** Keeps them on the device, also after sign-out, so that signing out ends no break (ADR 0048). */
export const createDeviceProtectionStore = ({ storage, clock }: Device): ProtectionStore => ({
  read: async (member) => succeed(readKept({ storage }, member)),
  change: async (member, change) => {
    // Without server time, the device's clock would decide.
    const now = serverNow({ clock });
    if (now === null) return fail({ kind: "notSent", reason: "unread" });
    const settings = applyChange(readKept({ storage }, member), change, now);
    storage.write(keyOf(member), JSON.stringify(settings));
    return succeed(settings);
  },
  subscribe: (listener) => storage.subscribe(listener),
});
