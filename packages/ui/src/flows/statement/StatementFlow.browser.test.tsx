import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import {
  createFakeWallet,
  drop,
  exampleOf,
  type FakeWalletOptions,
  garbage,
  reply,
} from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StatementFlow, type StatementFlowProps } from "./StatementFlow.tsx";

async function open(options: FakeWalletOptions = {}, props: StatementFlowProps = {}) {
  const wallet = createFakeWallet({ signedIn: true, ...options });
  await show(
    <SatangProvider {...wallet.satang}>
      <main style={{ padding: "0 16px" }}>
        <StatementFlow {...props} />
      </main>
    </SatangProvider>,
  );
  return wallet;
}

const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });
const statement = (more: object) => ({
  statementType: "withdraw" as const,
  from: "wallet",
  to: "SCB",
  status: "FAILED",
  amount: 1200,
  createdAt: "2026-11-20T22:10:02+07:00",
  ...more,
});

test("each row has a title, a date, an amount with its sign, and a status as a word", async () => {
  await open();
  await expect.element(row("Deposit · KBANK")).toMatchTextContent(/\+500\.00\s*Success/);
  await expect.element(row("Deposit · KBANK")).toMatchTextContent(/21\/11\/2026 09:30:00/);
  await expect.element(row("Wallet → PG Slot")).toMatchTextContent(/ago\s*100\.00\s*Success/);
  await expect.element(row("โบนัสต้อนรับ")).toMatchTextContent(/\+100\.00\s*In progress/);
  await expectAccessible();
});

test("a failed withdrawal keeps its sign and is marked as failed", async () => {
  const rows = [statement({})];
  await open({ overrides: [reply("statementList", { total: 1, statements: rows })] });
  await expect.element(row("Withdraw · SCB")).toMatchTextContent(/−1,200\.00\s*Failed/);
});

test("a Lao member's rows are in kip: the wallet, which names the currency, is read first", async () => {
  const reading = exampleOf("walletGet");
  const rows = [statement({ amount: 2_500_000 })];
  const { backend } = await open({
    edition: "lao",
    overrides: [
      reply("walletGet", { ...reading, profile: { ...reading.profile, currency: "LAK" } }),
      reply("statementList", { total: 1, statements: rows }),
    ],
  });
  await expect.element(row("Withdraw · SCB")).toMatchTextContent(/−2,500,000\s*Failed/);
  expect(backend.calls.filter(({ id }) => id === "walletGet")).toHaveLength(1);
});

test("a game without a known name is shown by its code", async () => {
  const rows = [statement({ statementType: "transfer", to: "NEWGAME", status: "SUCCESS" })];
  await open({ overrides: [reply("statementList", { total: 1, statements: rows })] });
  await expect.element(row("Wallet → NEWGAME")).toBeVisible();
});

test("pages are requested one at a time and the current one is announced", async () => {
  const { backend } = await open({
    overrides: [
      reply("statementList", ({ body }) => ({
        total: 42,
        statements: [statement({ to: `BANK${(body as { page: number }).page}` })],
      })),
    ],
  });
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.element(row("Withdraw · BANK2")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.element(row("Withdraw · BANK3")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Page 3" }))
    .toHaveAttribute("aria-current", "page");
  const asked = backend.calls.filter(({ id }) => id === "statementList");
  expect(asked.map(({ body }) => body)).toEqual(
    [1, 2, 3].map((number) => ({ page: number, limit: 10 })),
  );
});

const offered = {
  filters: [
    { filter: "out", total: 3 },
    { filter: "unheardOf", total: 1 },
    { filter: "processing", total: 2 },
  ],
  days: [{ date: "2026-11-20", in: 50, out: 1200.5 }],
};

test("the rows are below their day, with the totals of the service", async () => {
  const rows = [
    statement({ to: "ONE" }),
    statement({ to: "TWO", createdAt: "2026-11-20T01:00:00+07:00" }),
    statement({ to: "OLD", createdAt: "2026-11-19T23:59:59+07:00" }),
  ];
  await open({ overrides: [reply("statementList", { total: 3, statements: rows, ...offered })] });
  const day = page.getByRole("heading", { name: /20\/11\/2026/ });
  await expect.element(day).toMatchTextContent("In +฿50.00 · Out −฿1,200.50");
  await expect.element(page.getByRole("heading", { name: "19/11/2026" })).toBeVisible();
  const list = page.getByRole("list", { name: /20\/11\/2026/ });
  expect(list.getByRole("listitem").elements()).toHaveLength(2);
  await expectAccessible();
});

test("a filter of the service shows its first page, and all rows come back", async () => {
  const { backend } = await open({
    overrides: [
      reply("statementList", ({ body }) => {
        const { filter, page: number } = body as { filter?: string; page: number };
        const shown = statement({ to: `${filter ?? "ALL"}${number}` });
        return {
          total: filter === "processing" ? 0 : 42,
          statements: filter === "processing" ? [] : [shown],
          ...offered,
        };
      }),
    ],
  });
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.element(row("Withdraw · ALL2")).toBeVisible();
  const group = page.getByRole("group", { name: "Filter" });
  expect(group.getByRole("button").elements()).toHaveLength(3);
  await group.getByRole("button", { name: "Out" }).click();
  await expect.element(row("Withdraw · out1")).toBeVisible();
  await expect
    .element(group.getByRole("button", { name: "Out" }))
    .toHaveAttribute("aria-pressed", "true");
  await group.getByRole("button", { name: "In progress 2" }).click();
  await expect.element(page.getByText("No transactions of this kind")).toBeVisible();
  await group.getByRole("button", { name: "All" }).click();
  await expect.element(row("Withdraw · ALL1")).toBeVisible();
  const asked = backend.calls.filter(({ id }) => id === "statementList");
  expect(asked[0]?.body).toEqual({ page: 1, limit: 10 });
});

test("a new page is announced and starts at its top", async () => {
  const statements = Array.from({ length: 10 }, (_, index) => statement({ to: `B${index}` }));
  await open({ overrides: [reply("statementList", { total: 42, statements })] });
  const next = page.getByRole("button", { name: "Next page" });
  await next.click();
  await expect.element(page.getByText("Page 2 of 5")).toBeInTheDocument();
  const list = page.getByRole("region", { name: "11–20 of 42" }).element();
  await expect.poll(() => list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test("a page that is turned with the keyboard has the focus at its top, which is in view", async () => {
  await page.viewport(390, 500);
  const statements = Array.from({ length: 10 }, (_, index) => statement({ to: `B${index}` }));
  await open({ overrides: [reply("statementList", { total: 42, statements })] });
  const next = page.getByRole("button", { name: "Next page" });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Page 2 of 5")).toBeInTheDocument();
  const list = page.getByRole("region", { name: "11–20 of 42" });
  await expect.element(list).toHaveFocus();
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test("without transactions a message says what will be shown here", async () => {
  await open({ overrides: [reply("statementList", { total: 0, statements: [] })] });
  await expect.element(page.getByText("No transactions yet")).toBeVisible();
  await expectAccessible();
});

for (const [fault, override, words] of [
  ["a lost line", drop("statementList"), "No connection"],
  ["an HTML error page", garbage("statementList"), "Try again"],
] as const) {
  test(`after ${fault} the statement is read again on a press`, async () => {
    const { backend } = await open({ overrides: [override] });
    await expect.element(page.getByText(words)).toBeVisible();
    backend.use(reply("statementList", exampleOf("statementList")));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(row("Deposit · KBANK")).toBeVisible();
  });
}

test("after a page that cannot be read, the pages that were read are still there", async () => {
  const { backend } = await open({
    overrides: [reply("statementList", { total: 42, statements: [statement({})], ...offered })],
  });
  await expect.element(row("Withdraw · SCB")).toBeVisible();
  backend.use(drop("statementList"));
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Filter" })).toBeVisible();
  await page.getByRole("button", { name: "Page 1", exact: true }).click();
  await expect.element(row("Withdraw · SCB")).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test("on the narrowest phone three pages before and one after are within the screen", async () => {
  await page.viewport(320, 640);
  const rows = reply("statementList", { total: 118, statements: [statement({})] });
  await open({ overrides: [rows] }, { defaultPage: 5 });
  await expect.element(page.getByRole("button", { name: "Page 6" })).toBeVisible();
  const buttons = page.getByRole("navigation", { name: "Pages" }).getByRole("button").elements();
  expect(buttons).toHaveLength(7);
  const sides = buttons.map((button) => button.getBoundingClientRect());
  expect(Math.min(...sides.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sides.map(({ right }) => right))).toBeLessThanOrEqual(320);
});

test("only an amount that has arrived is green", async () => {
  const rows = ["SUCCESS", "PROCESSING"].map((status) =>
    statement({ statementType: "deposit", from: status, status }),
  );
  await open({ overrides: [reply("statementList", { total: 2, statements: rows })] });
  await expect.element(row("SUCCESS").getByText("+1,200.00")).toBeVisible();
  const colourOf = (title: string) =>
    getComputedStyle(row(title).getByText("+1,200.00").element()).color;
  const plain = getComputedStyle(
    row("SUCCESS")
      .getByText(/Deposit/)
      .element(),
  ).color;
  expect(colourOf("SUCCESS")).not.toBe(plain);
  expect(colourOf("PROCESSING")).toBe(plain);
});

test("what is in progress is the first filter, and all filters are in one row that scrolls", async () => {
  await page.viewport(320, 640);
  await open({
    overrides: [reply("statementList", { total: 1, statements: [statement({})], ...offered })],
  });
  const buttons = page.getByRole("group", { name: "Filter" }).getByRole("button");
  await expect.element(buttons.nth(1)).toHaveAccessibleName("In progress 2");
  const tops = buttons.elements().map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("on a wide screen the rows are a table by day with the currency in its head, and its pages are counted", async () => {
  await page.viewport(1279, 800);
  const onReceipt = vi.fn();
  await open(
    { overrides: [reply("statementList", { total: 42, statements: [statement({})], ...offered })] },
    { onReceipt },
  );
  const table = page.getByRole("table", { name: "Statement" });
  await expect
    .element(table.getByRole("row", { name: /Withdraw ·\sSCB/ }))
    .toMatchTextContent(/22:10:02.*Failed.*\u22121,200\.00/);
  await expect.element(table.getByRole("columnheader", { name: "Amount (฿)" })).toBeVisible();
  await expect
    .element(table.getByRole("row", { name: /^20\/11\/2026/ }))
    .toMatchTextContent("In +50.00 · Out −1,200.50");
  await expect.element(page.getByText("1–1 of 42")).toBeVisible();
  await expectAccessible();
  await table.getByRole("button", { name: /Withdraw/ }).click();
  expect(onReceipt).toHaveBeenCalledOnce();
});

test("where a receipt has space next to the table, the first row is chosen, then the one that is pressed", async () => {
  await page.viewport(1280, 800);
  const onReceipt = vi.fn();
  const transferTo = (to: string) =>
    statement({ _id: to, statementType: "transfer", to, status: "SUCCESS" });
  const rows = ["FIRST", "OTHER"].map((to) => transferTo(to));
  const { backend } = await open(
    { overrides: [reply("statementList", { total: 42, statements: rows })] },
    { onReceipt },
  );
  const receipt = page.getByRole("region", { name: "Transfer receipt" });
  const button = (to: string) => page.getByRole("button", { name: new RegExp(`→ ${to}`) });
  await expect.element(receipt.getByText("FIRST")).toBeVisible();
  await expect.element(button("FIRST")).toHaveAttribute("aria-current", "true");
  await expectAccessible();
  await button("OTHER").click();
  await expect.element(receipt.getByText("OTHER")).toBeVisible();
  await expect.element(button("OTHER")).toHaveAttribute("aria-current", "true");
  await expect.element(button("FIRST")).not.toHaveAttribute("aria-current");
  backend.use(reply("statementList", { total: 42, statements: [transferTo("NEXT")] }));
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.element(receipt.getByText("NEXT")).toBeVisible();
  expect(onReceipt).not.toHaveBeenCalled();
});

test("without receipts no row can be pressed, and none is next to the table", async () => {
  await page.viewport(1280, 800);
  await open();
  await expect.element(page.getByRole("table", { name: "Statement" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Receipt/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: /receipt/ })).not.toBeInTheDocument();
});
