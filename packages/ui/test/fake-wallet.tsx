import { createFakeBackend, type Override } from "@satang/api/testing";
import {
  createMemoryStore,
  createPageLocks,
  createSatang,
  createTokenStore,
  type Edition,
  SatangProvider,
} from "@satang/headless/provider";
import { type ReactNode, useState } from "react";

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

/** What a fake wallet answers and remembers. */
export interface FakeWalletOptions {
  overrides?: readonly Override[];
  /** A token is stored. @default false */
  signedIn?: boolean;
  edition?: Edition;
  /** Stored before: draft, last sync, invite code. */
  stored?: Readonly<Record<string, string>>;
}

/** A backend in memory, and a device without any storage of the browser, wired for the provider. */
export function createFakeWallet({
  overrides = [],
  signedIn = false,
  edition = "thai",
  stored = {},
}: FakeWalletOptions = {}) {
  const backend = createFakeBackend({ overrides });
  const device = createMemoryStore();
  for (const [key, value] of Object.entries(stored)) device.write(key, value);
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
    storage: device,
    tabStorage: device,
    locks: createPageLocks(),
  });
  return { backend, device, satang };
}

/** A flow on a fake wallet, for stories. */
export function FakeWallet({ children, ...options }: FakeWalletOptions & { children: ReactNode }) {
  const [{ satang }] = useState(() => createFakeWallet(options));
  return <SatangProvider {...satang}>{children}</SatangProvider>;
}
