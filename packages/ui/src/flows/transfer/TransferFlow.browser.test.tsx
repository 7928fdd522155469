import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import {
  drop,
  exampleOf,
  type FakeWalletOptions,
  garbage,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { OpenOperations } from "../money/OpenOperations.tsx";
import { OperationReports } from "../money/OperationReports.tsx";
import { TransferFlow } from "./TransferFlow.tsx";

const amount = page.getByRole("textbox", { name: "Amount" });
const from = page.getByRole("radiogroup", { name: "From" });
const to = page.getByRole("radiogroup", { name: "To" });
const submit = page.getByRole("button", { name: /^Transfer/ });

async function openWith(options: FakeWalletOptions, overrides: readonly Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<TransferFlow open onOpenChange={onOpenChange} />, {
    ...options,
    overrides: [...money(500, 0), ...overrides],
  });
  return { ...wallet, onOpenChange };
}
const open = (...overrides: Override[]) => openWith({}, overrides);

/** With the keyboard, like a radio group: arrow down from the current choice. */
async function turn(group: typeof from, steps: number) {
  const chosen = group.getByRole("radio", { checked: true });
  await expect.element(chosen).toBeInTheDocument();
  (chosen.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}".repeat(steps));
}

async function choosePair() {
  await turn(from, 1);
  await turn(to, 2);
}

afterEach(() => void vi.useRealTimers());

test("both carousels start on 'none' and an early press shows what is missing", async () => {
  const { sent } = await open();
  await expect.element(from.getByRole("radio", { name: "Choose an account" })).toBeChecked();
  await expect.element(to.getByRole("radio", { name: "Choose an account" })).toBeChecked();
  await submit.click();
  await expect.element(page.getByText("please select correct account").first()).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(0);
  await expectAccessible();
});

test("without a game account a message says where to open one", async () => {
  await open(reply("walletGet", { ...exampleOf("walletGet"), slots: [] }));
  await expect.element(page.getByText("No game to move money to yet")).toBeVisible();
  await expect.element(page.getByText(/Activate a game on the home screen/)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  await expectAccessible();
});

test("the button repeats both accounts and the amount, and a double tap sends one call", async () => {
  const { sent, onOpenChange } = await open();
  await choosePair();
  await amount.fill("๑๐๐.๕");
  const named = page.getByRole("button", {
    name: "Transfer 100.50 baht from Wallet to PG Slot",
  });
  await named.dblClick();
  await expect.element(page.getByText("100.50 baht moved from Wallet to PG Slot")).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "done" });
  expect(sent("walletTransfer").map(({ body }) => body)).toEqual([
    { from: "wallet", to: "PGSLOT", amount: 100.5 },
  ]);
});

test("the same account twice, too much and too little are refused with a message", async () => {
  await open();
  await turn(from, 1);
  await turn(to, 1);
  await expect.element(page.getByText("cannot transfer to or from same account")).toBeVisible();
  await turn(to, 1);
  await amount.fill("0.99");
  await expect.element(page.getByText("minimum amount is 1 baht")).toBeVisible();
  await amount.fill("500.01");
  await expect.element(page.getByText("There is only 500.00 baht in Wallet")).toBeVisible();
});

test("a Lao member transfers kip, and the minimum is in kip", async () => {
  const reading = exampleOf("walletGet");
  const { sent } = await openWith({ edition: "lao" }, [
    reply("walletGet", {
      ...reading,
      profile: { ...reading.profile, currency: "LAK" },
      wallet: { amount: 2_500_000 },
      slots: [{ category: "slot", code: "PG", name: "PG", isActive: true, amount: 0 }],
    }),
  ]);
  await choosePair();
  await expect.element(from.getByText("₭2,500,000")).toBeVisible();
  await amount.fill("0.99");
  await expect.element(page.getByText("minimum amount is 1 kip")).toBeVisible();
  await amount.fill("1000000.00");
  const named = page.getByRole("button", { name: "Transfer 1,000,000 kip from Wallet to PG" });
  await named.click();
  await expect.element(page.getByText("1,000,000 kip moved from Wallet to PG")).toBeVisible();
  expect(sent("walletTransfer").map(({ body }) => body)).toEqual([
    { from: "wallet", to: "PG", amount: 1_000_000 },
  ]);
});

test("a refusal says why and keeps what was typed", async () => {
  await open(refuse("walletTransfer", "MONEY_NOT_ENOUGH"));
  await choosePair();
  await amount.fill("100");
  await submit.click();
  await expect.element(page.getByText("There is not enough money for this.")).toBeVisible();
  await expect.element(amount).toHaveValue("100");
  await expectAccessible();
});

/** Both accounts and an amount of 100 baht, submitted; timers are stopped from then on. */
async function send() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await choosePair();
  await amount.fill("100");
  await submit.click();
}

const title = (name: string) => page.getByRole("heading", { name, exact: true });

/** The first three readings. */
async function untilUnknown() {
  await expect.element(title("Checking the result")).toBeVisible();
  for (const ms of [1_000, 3_000, 3_000]) await vi.advanceTimersByTimeAsync(ms);
  await expect.element(title("We can't confirm the result yet")).toBeVisible();
  vi.useRealTimers();
}

test("an HTML page instead of a reply is never reported as a failure: it is looked up and reported", async () => {
  const { backend, sent } = await open(garbage("walletTransfer"));
  await send();
  await expect.element(title("Checking the result")).toBeVisible();
  const [{ headers } = { headers: new Headers() }] = sent("walletTransfer");
  backend.use(
    reply("statementList", {
      total: 1,
      statements: [
        {
          statementType: "transfer",
          from: "wallet",
          to: "PGSLOT",
          status: "success",
          amount: 100,
          createdAt: new Date().toISOString(),
          reference: headers.get("idempotency-key") ?? "",
        },
      ],
    }),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(title("It went through")).toBeVisible();
  vi.useRealTimers();
  await expectAccessible();
  expect(sent("walletTransfer")).toHaveLength(1);
});

test("a lost reply is not known yet, and is sent again with the same key if the service executes a key once", async () => {
  const { sent, onOpenChange } = await openWith({ backend: { honoursKeys: true } }, [
    drop("walletTransfer", { times: 1 }),
  ]);
  await send();
  await untilUnknown();
  await expectAccessible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "done" }));
  const keys = sent("walletTransfer").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("the same transfer again asks the member while the first is not known, and nothing is sent", async () => {
  const { sent, onOpenChange } = await open(drop("walletTransfer"));
  await send();
  await untilUnknown();
  await expect.element(page.getByRole("button", { name: "Send it again" })).not.toBeInTheDocument();
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
  await expect.element(amount).toHaveValue("100");
  await submit.click();
  await expect.element(title("You already sent this")).toBeVisible();
  await expect.element(page.getByText("Please don't send it again")).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(1);
});

test("a message that was closed with the sheet is not reported again", async () => {
  const { device, screen, onOpenChange } = await open(drop("walletTransfer"));
  await send();
  await untilUnknown();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "escape" });
  await screen.rerender(
    <>
      <TransferFlow open={false} onOpenChange={onOpenChange} />
      <OpenOperations />
      <OperationReports />
    </>,
  );
  await expect
    .element(page.getByRole("list", { name: "Not confirmed yet" }))
    .toMatchTextContent("Transfer of 100.00 baht from Wallet to PG Slot");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(device.keys().some((key) => key.startsWith("money.member"))).toBe(true);
});

test("offline, a message is shown, and a press reads again", async () => {
  const { backend } = await open(drop("walletGet"));
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry, { timeout: 10_000 }).toBeVisible();
  backend.use(...money(500));
  await retry.click();
  await expect.element(amount).toBeVisible();
});
