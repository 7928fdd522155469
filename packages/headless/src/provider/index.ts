export { type ActorRegistry, createActorRegistry } from "./actor-registry.ts";
export type { Clock } from "./clock.ts";
export { createSatang, type SatangOptions } from "./create-satang.ts";
export { createFailures, type Failures } from "./failures.ts";
export {
  createKeyValueStore,
  createMemoryStore,
  type KeyValueStore,
  type KeyValueStoreOptions,
} from "./key-value-store.ts";
export { createLocks, createPageLocks, type Locks, type LocksOptions } from "./locks.ts";
export { createSatangQueryClient } from "./query-client.ts";
export { SatangProvider, type SatangProviderProps } from "./SatangProvider.tsx";
export {
  type BackendPromises,
  type Client,
  createScope,
  type Edition,
  type SatangScope,
  type SatangScopeOptions,
} from "./scope.ts";
export { storageKeys } from "./storage-keys.ts";
export { createStorageLocks, type LeaseTimes } from "./storage-locks.ts";
export { createTokenStore, type TokenStore, type TokenStoreOptions } from "./token-store.ts";
export { unwrap } from "./unwrap.ts";
export { type UseActorOfOptions, useActorOf } from "./use-actor-of.ts";
export { useSatang } from "./use-satang.ts";
export { useSelector } from "./use-selector.ts";
