import { type ProtectionStore, type SatangScope, unwrap } from "../provider/index.ts";
import { createDeviceProtectionStore } from "./protection-store.ts";

const stores = new WeakMap<SatangScope, ProtectionStore>();

/** The store of a scope: the host's, otherwise the device. */
export function storeOf(scope: SatangScope): ProtectionStore {
  const store = scope.protection?.store ?? stores.get(scope) ?? createDeviceProtectionStore(scope);
  stores.set(scope, store);
  return store;
}

/** The settings of a member. */
export const settingsQuery = (scope: SatangScope, member: string) => ({
  queryKey: ["protection", member] as const,
  queryFn: async () => unwrap(await storeOf(scope).read(member)),
});
