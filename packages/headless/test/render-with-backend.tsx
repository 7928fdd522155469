import { createClient } from "@satang/api";
import { createFakeBackend, type Override } from "@satang/api/testing";
import { type ReactNode, StrictMode } from "react";
import { render } from "vitest-browser-react";
import {
  createMemoryStore,
  createPageLocks,
  type SatangScopeOptions,
} from "../src/provider/index.ts";
import { SatangProvider } from "../src/provider/SatangProvider.tsx";

/** What two tabs or two visits on one device share. */
export function createDevice() {
  return { storage: createMemoryStore(), locks: createPageLocks() };
}

type Device = Pick<SatangScopeOptions, "storage" | "locks" | "clock" | "tokens">;

/** Renders below a provider whose client talks to a backend in memory. */
export async function renderWithBackend(
  children: ReactNode,
  { overrides = [], device = createDevice() }: { overrides?: Override[]; device?: Device } = {},
) {
  const backend = createFakeBackend({ overrides });
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
  });
  const screen = await render(
    <StrictMode>
      <SatangProvider client={client} {...device}>
        {children}
      </SatangProvider>
    </StrictMode>,
  );
  const sent = (id: string) => backend.calls.filter((call) => call.id === id);
  return { screen, backend, sent };
}
