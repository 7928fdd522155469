export { createLazyModule, type LazyModule } from "@satang/core";
export { type ActorRegistry, createActorRegistry } from "../actors/actor-registry.ts";
export { useSelector } from "../actors/use-selector.ts";
export { type LazyModuleView, useLazyModule } from "../lazy/use-lazy-module.ts";
export { createLocks, createPageLocks, type Locks, type LocksOptions } from "../locks/locks.ts";
export { createStorageLocks, type LeaseTimes } from "../locks/storage-locks.ts";
export { PausedReads, type PausedReadsProps, useReadsPaused } from "../queries/PausedReads.tsx";
export { createSatangQueryClient } from "../queries/query-client.ts";
export { unwrap } from "../queries/unwrap.ts";
export {
  createKeyValueStore,
  createMemoryStore,
  type KeyValueStore,
  type KeyValueStoreOptions,
} from "../storage/key-value-store.ts";
export { startKeys, storageKeys } from "../storage/storage-keys.ts";
export {
  createTokenStore,
  type TokenStore,
  type TokenStoreOptions,
} from "../storage/token-store.ts";
export type {
  ChatLine,
  ChatLineListener,
  ChatOptions,
  OpenChatLine,
} from "./chat-options.ts";
export type { Clock } from "./clock.ts";
export { createSatang, type SatangOptions } from "./create-satang.ts";
export { createFailures, type Failures } from "./failures.ts";
export type { GiftLinkOptions, GiftLinkSeal } from "./gift-link-seal.ts";
export type { ProtectionOptions, ProtectionStore } from "./protection-options.ts";
export { SatangProvider, type SatangProviderProps } from "./SatangProvider.tsx";
export {
  type BackendPromises,
  type Client,
  createScope,
  type Edition,
  type SatangScope,
  type SatangScopeOptions,
  type SignOutCall,
} from "./scope.ts";
export { type UseActorOfOptions, useActorOf } from "./use-actor-of.ts";
export { useHydrated } from "./use-hydrated.ts";
export { usePictureOrigins } from "./use-picture-origins.ts";
export { useSatang } from "./use-satang.ts";
