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

/** The example of the wallet without addresses of pictures: a Storybook has none of these files. */
export const walletWithoutPictures = {
  ...example,
  slots: example.slots.map(({ logo, background, ...slot }) => slot),
};

const withoutPictures = [
  reply("walletGet", walletWithoutPictures),
  reply("walletRefreshSlots", { slots: walletWithoutPictures.slots }),
];

/** What a fake wallet answers and remembers. */
export interface FakeWalletOptions {
  overrides?: readonly Override[];
  /** A token is stored. @default false */
  signedIn?: boolean;
  edition?: Edition;
  /** Stored before: draft, last sync, invite code. */
  stored?: Readonly<Record<string, string>>;
  /** Who holds the locks of money. @default nobody */
  locks?: Locks;
  /** What the backend promises about money calls. */
  backend?: SatangScopeOptions["backend"];
  /** Nothing more can be stored. @default false */
  storageFull?: boolean;
}

/** A backend in memory, and a device without any storage of the browser, wired for the provider. */
export function createFakeWallet({
  overrides = [],
  signedIn = false,
  edition = "thai",
  stored = {},
  locks = createPageLocks(),
  backend: promises,
  storageFull = false,
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
    ...(promises && { backend: promises }),
  });
  return { backend, device, satang };
}

/** Props of {@link FakeWallet}. */
export interface FakeWalletProps extends FakeWalletOptions {
  /** @default a clock that stands at the time of all stories */
  clock?: Clock;
  children: ReactNode;
}

/** A flow on a fake wallet, for stories: time stands, and its machines are watched. */
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
