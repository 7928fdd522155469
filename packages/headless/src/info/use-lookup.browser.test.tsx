import { createFakeBackend, drop, exampleOf, reply } from "@satang/api/testing";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import { useStatement } from "../statement/index.ts";
import { useLookup } from "./index.ts";

function Banks() {
  const banks = useLookup("banks");
  return (
    <>
      <output aria-label="banks">{banks.data?.length ?? banks.readFailure?.kind ?? "…"}</output>
      <button type="button" onClick={banks.actions.retry}>
        again
      </button>
    </>
  );
}

function SignOut() {
  const { actions } = useSession();
  return (
    <button type="button" onClick={actions.signOut}>
      sign out
    </button>
  );
}

async function open(options: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend(options);
  const device = createMemoryStore();
  const tokens = createTokenStore({
    prefix: crypto.randomUUID(),
    persistent: device,
    temporary: createMemoryStore(),
  });
  tokens.write("t", { remember: true });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    tokens,
  });
  const screen = await render(
    <StrictMode>
      <SatangProvider {...satang}>
        <SignOut />
        <Banks />
        <Banks />
      </SatangProvider>
    </StrictMode>,
  );
  const banks = screen.getByLabelText("banks").first();
  return { backend, screen, banks, again: screen.getByRole("button", { name: "again" }).first() };
}

const known = String(exampleOf("lookupBanks").length);

test("two components with the same lookup make one call", async () => {
  const { backend, banks } = await open();
  await expect.element(banks).toHaveTextContent(known);
  expect(backend.calls).toHaveLength(1);
});

test("a lookup that failed is read again on a press, and automatically when the connection is back", async () => {
  const { backend, banks, again } = await open({ overrides: [drop("lookupBanks")] });
  await expect.element(banks).toHaveTextContent("network");
  const before = backend.calls.length;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => backend.calls.length).toBeGreaterThan(before);
  backend.use(reply("lookupBanks", exampleOf("lookupBanks")));
  await vi.waitFor(
    async () => {
      await again.click();
      await expect.element(banks, { timeout: 500 }).toHaveTextContent(known);
    },
    { timeout: 10_000 },
  );
});

test("signing out keeps data that belongs to no member", async () => {
  const { banks, screen, backend } = await open();
  await expect.element(banks).toHaveTextContent(known);
  await screen.getByRole("button", { name: "sign out" }).click();
  await expect.element(banks).toHaveTextContent(known);
  expect(backend.calls).toHaveLength(1);
});

function Statement() {
  return <output aria-label="statement">{useStatement().state}</output>;
}

function BanksFirst() {
  const banks = useLookup("banks");
  return banks.state === "ready" ? <Statement /> : null;
}

test("a component that renders when the reply arrives may begin a reading of its own", async () => {
  const reported = vi.spyOn(console, "error");
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: createFakeBackend().fetch,
    tokens: createTokenStore({
      prefix: crypto.randomUUID(),
      persistent: createMemoryStore(),
      temporary: createMemoryStore(),
    }),
  });
  const screen = await render(
    <SatangProvider {...satang}>
      <BanksFirst />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("statement")).toHaveTextContent("ready");
  expect(reported).not.toHaveBeenCalled();
});
