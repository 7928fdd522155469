import { createFakeBackend, drop, exampleOf, type Override, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  type SatangOptions,
  SatangProvider,
} from "../provider/index.ts";
import { useStatement } from "../statement/index.ts";
import { useCurrency, useWallet } from "./index.ts";

function Panel() {
  const { wallet, lastSync, isRefreshing, refreshFailure, actions } = useWallet();
  return (
    <>
      <output aria-label="total">{wallet?.total ?? "…"}</output>
      <output aria-label="synced">{lastSync === null ? "never" : "known"}</output>
      <output aria-label="refresh state">
        {refreshFailure?.kind ?? (isRefreshing ? "refreshing" : "idle")}
      </output>
      <button type="button" onClick={actions.refresh}>
        refresh
      </button>
    </>
  );
}

function Statement() {
  const { pageCount, entries } = useStatement({ defaultPage: 2 });
  return (
    <output aria-label="rows">{pageCount === null ? "…" : `${entries.length}/${pageCount}`}</output>
  );
}

function Currency() {
  return <output aria-label="currency">{useCurrency()}</output>;
}

function open(
  overrides: Parameters<typeof createFakeBackend>[0] = {},
  options: Pick<SatangOptions, "edition" | "tokens"> = {},
) {
  const backend = createFakeBackend(overrides);
  const storage = createMemoryStore();
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    storage,
    ...options,
  });
  return { backend, storage, satang };
}

function signedIn() {
  const tokens = createTokenStore({
    prefix: crypto.randomUUID(),
    persistent: createMemoryStore(),
    temporary: createMemoryStore(),
  });
  tokens.write("token", { remember: true });
  return tokens;
}

const currencyOf = (currency: "BAHT" | "LAK" | undefined) => {
  const { currency: _, ...profile } = exampleOf("accountProfile");
  return currency === undefined ? profile : { ...profile, currency };
};

/** Renders what is said of the currency after the calls that read it. */
async function renderCurrency(options: Parameters<typeof open>[1], overrides: Override[] = []) {
  const { backend, satang } = open({ overrides }, options);
  const screen = await render(
    <SatangProvider {...satang}>
      <Currency />
    </SatangProvider>,
  );
  return { currency: screen.getByLabelText("currency"), calls: backend.calls };
}

test("a double tap on refresh asks the games once, then shows the new wallet", async () => {
  const { backend, satang } = open();
  const screen = await render(
    <SatangProvider {...satang}>
      <Panel />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("142075");
  const wallet = exampleOf("walletGet");
  backend.use(reply("walletGet", { ...wallet, wallet: { amount: 2250.5 } }));
  const button = screen.getByRole("button", { name: "refresh" }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("242075");
  expect(backend.calls.filter(({ id }) => id === "walletRefreshSlots")).toHaveLength(1);
});

test("a refresh without a connection shows an error and keeps the balance", async () => {
  const { satang } = open({ overrides: [drop("walletRefreshSlots")] });
  const screen = await render(
    <SatangProvider {...satang}>
      <Panel />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("142075");
  await screen.getByRole("button", { name: "refresh" }).click();
  await vi.waitFor(
    () => expect.element(screen.getByLabelText("refresh state")).toHaveTextContent("network"),
    { timeout: 10_000 },
  );
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("142075");
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

test("a member of the Lao edition has the currency of the wallet reply", async () => {
  const { currency } = await renderCurrency({ edition: "lao", tokens: signedIn() }, [
    reply("walletGet", { ...exampleOf("walletGet"), profile: currencyOf("BAHT") }),
  ]);
  await expect.element(currency).toHaveTextContent("THB");
});

test("where the wallet reply names no currency, the profile does", async () => {
  const { currency, calls } = await renderCurrency({ edition: "lao", tokens: signedIn() }, [
    reply("walletGet", { ...exampleOf("walletGet"), profile: currencyOf(undefined) }),
    reply("accountProfile", currencyOf("BAHT")),
  ]);
  await expect.element(currency).toHaveTextContent("THB");
  expect(calls.map(({ id }) => id)).toEqual(["walletGet", "accountProfile"]);
});

test("a visitor has the currency of the edition, and nothing is read", async () => {
  const lao = await renderCurrency({ edition: "lao" });
  await expect.element(lao.currency).toHaveTextContent("LAK");
  expect(lao.calls).toEqual([]);
});

test("the Thai edition has one currency, and reads nothing to know it", async () => {
  const { currency, calls } = await renderCurrency({ edition: "thai", tokens: signedIn() });
  await expect.element(currency).toHaveTextContent("THB");
  expect(calls).toEqual([]);
});
