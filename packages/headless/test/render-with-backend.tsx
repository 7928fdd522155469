import { createFakeBackend, type Override } from "@satang/api/testing";
import { type ReactNode, StrictMode } from "react";
import { render } from "vitest-browser-react";
import {
  createMemoryStore,
  createPageLocks,
  createSatang,
  createTokenStore,
  SatangProvider,
  type SatangProviderProps,
  type SatangScopeOptions,
} from "../src/provider/index.ts";

/**
 * State that two visits in one tab of a device share. `token` signs a member in; `null` is a
 * visitor.
 */
export function createDevice({ token = "token-1" }: { token?: string | null } = {}) {
  const tokens = createTokenStore({
    prefix: crypto.randomUUID(),
    persistent: createMemoryStore(),
    temporary: createMemoryStore(),
  });
  if (token !== null) tokens.write(token, { remember: true });
  return {
    storage: createMemoryStore(),
    tabStorage: createMemoryStore(),
    locks: createPageLocks(),
    tokens,
  };
}

type Device = ReturnType<typeof createDevice> &
  Pick<SatangScopeOptions, "locks" | "tokens" | "clock" | "backend" | "chat" | "protection"> & {
    readonly giftLinkKey?: string;
  };

/** Renders below a provider with a client for a backend in memory. */
export async function renderWithBackend(
  children: ReactNode,
  {
    overrides = [],
    device = createDevice(),
    onEvent,
  }: {
    readonly overrides?: Override[];
    readonly device?: Device;
    readonly onEvent?: SatangProviderProps["onEvent"];
  } = {},
) {
  const backend = createFakeBackend({ overrides });
  const { clock, ...shared } = device;
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    ...shared,
  });
  const inApp = (content: ReactNode) => (
    <StrictMode>
      <SatangProvider {...satang} {...(clock ? { clock } : {})} onEvent={onEvent}>
        {content}
      </SatangProvider>
    </StrictMode>
  );
  const screen = await render(inApp(children));
  const rerender = (next: ReactNode) => screen.rerender(inApp(next));
  const sent = (id: string) => backend.calls.filter((call) => call.id === id);
  return { screen, backend, sent, rerender };
}
