import { createFakeBackend, drop, exampleOf, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createMemoryStore, createSatang, SatangProvider } from "../provider/index.ts";
import { useStatement } from "../statement/index.ts";
import { useRefreshBalances, useWallet } from "./index.ts";

function Panel() {
  const wallet = useWallet();
  const { state, error, refresh } = useRefreshBalances();
  return (
    <>
      <output aria-label="total">{wallet.data?.total ?? "…"}</output>
      <output aria-label="synced">{wallet.lastSync === undefined ? "never" : "known"}</output>
      <output aria-label="refresh state">{error?.kind ?? state}</output>
      <button type="button" onClick={refresh}>
        refresh
      </button>
    </>
  );
}

function Statement() {
  const { pageCount, entries } = useStatement({ defaultPage: 2 });
  return (
    <output aria-label="rows">
      {pageCount === undefined ? "…" : `${entries.length}/${pageCount}`}
    </output>
  );
}

function open(overrides: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend(overrides);
  const storage = createMemoryStore();
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    storage,
  });
  return { backend, storage, satang };
}

test("a double tap on refresh asks the games once, then shows the new wallet", async () => {
  const { backend, satang } = open();
  const screen = await render(
    <SatangProvider {...satang}>
      <Panel />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("1420.75");
  const wallet = exampleOf("walletGet");
  backend.use(reply("walletGet", { ...wallet, wallet: { amount: 2250.5 } }));
  const button = screen.getByRole("button", { name: "refresh" }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("2420.75");
  expect(backend.calls.filter(({ id }) => id === "walletRefreshSlots")).toHaveLength(1);
});

test("a refresh without a connection shows an error and keeps the balance", async () => {
  const { satang } = open({ overrides: [drop("walletRefreshSlots")] });
  const screen = await render(
    <SatangProvider {...satang}>
      <Panel />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("1420.75");
  await screen.getByRole("button", { name: "refresh" }).click();
  await vi.waitFor(
    () => expect.element(screen.getByLabelText("refresh state")).toHaveTextContent("network"),
    { timeout: 10_000 },
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("1420.75");
});

test("the last sync of an earlier visit is known before the first reply", async () => {
  const { satang, storage } = open({
    overrides: [reply("walletGet", exampleOf("walletGet"), { delayMs: 60_000 })],
  });
  storage.write("last_sync", "1700000000000");
  const screen = await render(
    <SatangProvider {...satang}>
      <Panel />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("synced")).toHaveTextContent("known");
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("…");
});

test("a statement page requests ten rows and counts the pages", async () => {
  const { backend, satang } = open({
    overrides: [reply("statementList", { ...exampleOf("statementList"), total: 41 })],
  });
  const screen = await render(
    <SatangProvider {...satang}>
      <Statement />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("rows")).toHaveTextContent("3/5");
  expect(backend.calls[0]?.body).toEqual({ page: 2, limit: 10 });
});
