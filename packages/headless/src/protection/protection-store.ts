import { fail, succeed } from "@satang/core";
import { applyChange } from "@satang/machines/protection";
import type { ProtectionStore, SatangScope } from "../provider/index.ts";
import { keepDeviceSettings, readDeviceSettings } from "./device-settings.ts";
import { serverNow } from "./server-now.ts";

type Device = Pick<SatangScope, "storage" | "clock">;

/** Keeps the settings on the device. */
export const createDeviceProtectionStore = (device: Device): ProtectionStore => ({
  read: async (member) => succeed(readDeviceSettings(device, member)),
  change: async (member, change) => {
    // Without server time, the device's clock would decide.
    const now = serverNow(device);
    if (now === null) return fail({ kind: "notSent", reason: "unread" });
    const settings = applyChange(readDeviceSettings(device, member), change, now);
    return keepDeviceSettings(device, member, settings)
      ? succeed(settings)
      : fail({ kind: "notSent", reason: "storage" });
  },
  subscribe: (listener) => device.storage.subscribe(listener),
});

/** The store of a scope: the host's, otherwise the device. */
export const storeOf = (scope: SatangScope): ProtectionStore =>
  scope.protection?.store ?? createDeviceProtectionStore(scope);
