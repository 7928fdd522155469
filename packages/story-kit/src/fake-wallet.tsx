import type { UploadTransport } from "@satang/api";
import { createFakeBackend, exampleOf, type Override, reply } from "@satang/api/testing";
import {
  type Clock,
  createMemoryStore,
  createPageLocks,
  createSatang,
  createTokenStore,
  type Edition,
  type Locks,
  SatangProvider,
  type SatangScopeOptions,
} from "@satang/headless/provider";
import { type ReactNode, useState } from "react";
import { MachineProbe } from "./machine-probe.ts";
import { createStoryClock } from "./story-time.ts";

export type { UploadTransport } from "@satang/api";
export {
  drop,
  exampleOf,
  garbage,
  gone,
  hang,
  type Override,
  refuse,
  reply,
} from "@satang/api/testing";

const example = exampleOf("walletGet");

/**
 * The example wallet without addresses of pictures, because Storybook does not have these files.
 */
export const walletWithoutPictures = {
  ...example,
  slots: example.slots.map(({ logo, background, ...slot }) => slot),
};

const withoutPictures = [
  reply("walletGet", walletWithoutPictures),
  reply("walletRefreshSlots", { slots: walletWithoutPictures.slots }),
];

/** Options of a fake wallet: its replies and its stored data. */
export interface FakeWalletOptions {
  overrides?: readonly Override[];
  /** Whether a token is stored. @default false */
  signedIn?: boolean;
  edition?: Edition;
  /** Data that is stored already: draft, last sync, invite code. */
  stored?: Readonly<Record<string, string>>;
  /** Holder of the money locks. @default nobody */
  locks?: Locks;
  /** The guarantees of the backend about money calls. */
  backend?: SatangScopeOptions["backend"];
  /** How members are protected. @default on, kept on the device */
  protection?: SatangScopeOptions["protection"];
  /** Key of gift links; empty for a host without one. @default a key of 32 bytes */
  giftLinkKey?: string;
  /** Whether the storage is full. @default false */
  storageFull?: boolean;
  /** Sends files, with their progress. @default the fake backend, without progress */
  uploadTransport?: UploadTransport;
  /** Cache of reads. @default one of its own */
  queryClient?: SatangScopeOptions["queryClient"];
  /** The chat backend. @default none */
  chat?: NonNullable<SatangScopeOptions["chat"]>;
  /** Further origins of pictures. @default none */
  pictureOrigins?: SatangScopeOptions["pictureOrigins"];
}

/** A backend in memory and a device without browser storage, as options of the provider. */
export function createFakeWallet({
  overrides = [],
  signedIn = false,
  edition = "thai",
  stored = {},
  locks = createPageLocks(),
  backend: promises,
  protection,
  giftLinkKey = btoa("k".repeat(32)),
  storageFull = false,
  uploadTransport,
  queryClient,
  chat,
  pictureOrigins,
}: FakeWalletOptions = {}) {
  const backend = createFakeBackend({ overrides });
  const device = createMemoryStore();
  for (const [key, value] of Object.entries(stored)) device.write(key, value);
  const storage = storageFull ? { ...device, write: () => false } : device;
  const tokens = createTokenStore({
    prefix: crypto.randomUUID(),
    persistent: device,
    temporary: createMemoryStore(),
  });
  if (signedIn) tokens.write("token", { remember: true });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    edition,
    tokens,
    storage,
    tabStorage: storage,
    locks,
    giftLinkKey,
    ...(promises && { backend: promises }),
    ...(protection === undefined ? {} : { protection }),
    ...(uploadTransport && { uploadTransport }),
    ...(queryClient && { queryClient }),
    ...(chat && { chat }),
    pictureOrigins,
  });
  return { backend, device, satang };
}

/** Props of {@link FakeWallet}. */
export interface FakeWalletProps extends FakeWalletOptions {
  /** @default a clock that stays at the time of all stories */
  clock?: Clock;
  children: ReactNode;
}

/** A flow with a fake wallet, for stories: its clock is stopped, and its machines are watched. */
export function FakeWallet({ children, clock, overrides = [], ...options }: FakeWalletProps) {
  const [{ satang }] = useState(() =>
    createFakeWallet({
      ...options,
      overrides: [...withoutPictures, ...overrides],
    }),
  );
  const [time] = useState(() => clock ?? createStoryClock());
  return (
    <SatangProvider {...satang} clock={time}>
      <MachineProbe />
      {children}
    </SatangProvider>
  );
}
