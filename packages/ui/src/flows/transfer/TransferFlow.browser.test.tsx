import { DOUBLE_TAP_MS } from "@satang/headless/money";
import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import {
  drop,
  exampleOf,
  type FakeWalletOptions,
  garbage,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { passTimeUntil } from "@satang/story-kit/pass-time";
import { showMoney } from "@satang/story-kit/show-money";
import { watchPictures } from "@satang/story-kit/watch-pictures";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { OpenOperations } from "../money/OpenOperations.tsx";
import { OperationReports } from "../money/OperationReports.tsx";
import { TransferFlow } from "./TransferFlow.tsx";
import type { TransferFlowProps } from "./transfer-flow.types.ts";

const amount = page.getByRole("textbox", { name: "Amount" });
const from = page.getByRole("radiogroup", { name: "From" });
const to = page.getByRole("radiogroup", { name: "To" });
/** The button with the next step in its label. */
const submit = page.getByRole("button", { name: /^(?:Transfer|Choose where|Enter the amount)/ });

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

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(390, 844);
});

test("both carousels start on 'none' and an early press shows what is missing", async () => {
  const { sent } = await open();
  await expect.element(from.getByRole("radio", { name: "None" })).toBeChecked();
  await expect.element(to.getByRole("radio", { name: "None" })).toBeChecked();
  await submit.click();
  await expect.element(page.getByText("Please select correct account").first()).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(0);
  await expectAccessible();
});

test.each([
  ["https://spy.example/pg.png", []],
  ["https://pictures.example/pg.png", ["https://pictures.example/pg.png"]],
])("the logo %s of a game is shown when its origin is named", async (logo, shown) => {
  const sources = watchPictures();
  const wallet = exampleOf("walletGet");
  const slots = [{ ...wallet.slots[0], name: "PG Slot", isActive: true, logo }] as never;
  await openWith({ pictureOrigins: ["https://pictures.example"] }, [
    reply("walletGet", { ...wallet, slots }),
  ]);
  await expect.element(from.getByText("PG Slot")).toBeInTheDocument();
  expect(sources()).toEqual(shown);
});

test("a refused transfer has the focus on the account that is missing, then on the amount", async () => {
  await open();
  await expect.element(submit).toHaveAccessibleName("Choose where from");
  await submit.click();
  await expect.element(from.getByRole("radio", { name: "None" })).toHaveFocus();
  await turn(from, 1);
  await expect.element(submit).toHaveAccessibleName("Choose where to");
  await submit.click();
  await expect.element(to.getByRole("radio", { name: "None" })).toHaveFocus();
  await turn(to, 2);
  await expect.element(submit).toHaveAccessibleName("Enter the amount");
  await submit.click();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription(/enter an amount in numbers/);
});

test("on the narrowest phone both accounts are lists, and the whole form is in view", async () => {
  await page.viewport(320, 640);
  const { sent } = await open(reply("walletTransfer", { message: "ok" }));
  await page.getByRole("combobox", { name: "From" }).selectOptions("wallet");
  await page.getByRole("combobox", { name: "To" }).selectOptions("PGSLOT");
  await amount.fill("100");
  await expect.element(submit).toBeInViewport({ ratio: 1 });
  await submit.click();
  await expect.poll(() => sent("walletTransfer")).toHaveLength(1);
});

test("the button that swaps the accounts stays at its place when an account is missing", async () => {
  await open();
  const swap = page.getByRole("button", { name: "Swap the accounts" });
  await expect.element(swap).toBeVisible();
  const top = () =>
    swap.element().getBoundingClientRect().top - from.element().getBoundingClientRect().top;
  const before = top();
  await submit.click();
  await expect.element(from).toHaveAttribute("aria-invalid", "true");
  expect(top()).toBe(before);
});

test("without a game account a message says where to open one, and a button leads there", async () => {
  const { onOpenChange } = await open(reply("walletGet", { ...exampleOf("walletGet"), slots: [] }));
  await expect.element(page.getByText("You have no games to transfer to yet")).toBeVisible();
  await expect.element(page.getByText(/Activate a game on the home screen/)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole("button", { name: "Activate a game" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.anything());
});

test("the button repeats both accounts and the amount, and a double tap sends one call", async () => {
  const { sent, onOpenChange } = await open();
  await choosePair();
  await amount.fill("๑๐๐.๕");
  const named = page.getByRole("button", {
    name: "Transfer 100.50 baht from Wallet to PG Slot",
  });
  await named.dblClick();
  const alert = page.getByRole("alertdialog", { name: "Transfer complete" });
  await expect.element(alert.getByText("100.50 baht moved from Wallet to PG Slot.")).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "done" });
  expect(sent("walletTransfer").map(({ body }) => body)).toEqual([
    { from: "wallet", to: "PGSLOT", amount: 100.5 },
  ]);
});

test("the receipt opens from the alert, with both accounts and the amount", async () => {
  const onReceipt = vi.fn();
  const { sent } = await showMoney(
    <TransferFlow open onOpenChange={() => {}} onReceipt={onReceipt} />,
    { overrides: money(500, 0) },
  );
  await choosePair();
  await amount.fill("100");
  await submit.click();
  const alert = page.getByRole("alertdialog", { name: "Transfer complete" });
  await alert.getByRole("button", { name: "Receipt" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(onReceipt).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      kind: "transfer",
      amount: 10_000,
      from: "wallet",
      to: "PGSLOT",
      reference: sent("walletTransfer")[0]?.headers.get("idempotency-key"),
    }),
  );
});

/** 100 baht from the wallet to the game, or back. */
async function move(more: Partial<TransferFlowProps> = {}, options: FakeWalletOptions = {}) {
  const wallet = await showMoney(<TransferFlow open onOpenChange={() => {}} {...more} />, {
    overrides: money(500, 150.25),
    ...options,
  });
  await choosePair();
  await amount.fill("100");
  await submit.click();
  return wallet;
}

const done = page.getByRole("alertdialog", { name: "Transfer complete" });

test("a game that money went into is one press away", async () => {
  const onPlay = vi.fn();
  await move({ onPlay });
  await expectAccessible();
  await done.getByRole("button", { name: "Play PG Slot" }).click();
  await expect.element(done).not.toBeInTheDocument();
  expect(onPlay).toHaveBeenCalledExactlyOnceWith("PGSLOT");
});

test("money that came back to the wallet offers no game, and Done is the next step", async () => {
  const onPlay = vi.fn();
  await showMoney(<TransferFlow open onOpenChange={() => {}} onPlay={onPlay} />, {
    overrides: money(500, 150.25),
  });
  await turn(from, 2);
  await amount.fill("100");
  await submit.click();
  await expect.element(done).toBeVisible();
  await expect.element(done.getByRole("button", { name: /^Play/ })).not.toBeInTheDocument();
  await expect.element(done.getByRole("button", { name: "Done" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(done).not.toBeInTheDocument();
});

test("the balance of before the transfer is not shown as the new one: only the difference is, until it was read", async () => {
  const { backend, sent } = await showMoney(<TransferFlow open onOpenChange={() => {}} />, {
    overrides: money(500, 150.25),
  });
  await choosePair();
  await amount.fill("100");
  await expect.poll(() => sent("walletRefreshSlots")).toHaveLength(1);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const [earlier] = money(500, 150.25);
  const [later] = money(400, 250.25);
  if (!earlier || !later) throw new Error("the wallet has no reply");
  backend.use({
    ...earlier,
    answer: async (call) => {
      if (sent("walletTransfer").length === 0) return earlier.answer(call);
      await answered;
      return later.answer(call);
    },
  });
  await submit.click();
  const rows = done.getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent("\u2212100.00");
  await expect.element(rows.nth(1)).toMatchTextContent("+100.00");
  await expect.element(done.getByText("฿500.00").first()).not.toBeVisible();
  answer();
  await expect.element(rows.nth(0).getByText("฿400.00").last()).toBeVisible();
  await expect.element(rows.nth(1).getByText("฿250.25").last()).toBeVisible();
});

test("in the page, the transfer that was done is announced and has a way back", async () => {
  const onOpenChange = vi.fn();
  await move({ presentation: "page", onOpenChange });
  await expect.element(page.getByRole("heading", { name: "Transfer complete" })).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Transfer complete");
  await expectAccessible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect
    .element(page.getByRole("heading", { name: "Transfer complete" }))
    .not.toBeInTheDocument();
});

test("Escape closes the alert about a transfer that was done", async () => {
  await move();
  await expect.element(done).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(done).not.toBeInTheDocument();
});

test("the same account twice, too much and too little are refused with a message", async () => {
  await open();
  await turn(from, 1);
  await turn(to, 1);
  await expect.element(page.getByText("Cannot transfer to or from same account")).toBeVisible();
  await turn(to, 1);
  await amount.fill("0.99");
  await expect.element(page.getByText("Minimum amount is 1 baht")).toBeVisible();
  await amount.fill("500.01");
  await expect.element(page.getByText("Wallet has only 500.00 baht.")).toBeVisible();
});

test("the money that a game was last known to hold refuses nothing: the service checks it", async () => {
  const { sent } = await openWith({}, money(500, 150.25));
  await turn(from, 2);
  await expect.element(to.getByRole("radio", { name: /^Wallet/ })).toBeChecked();
  await expect.element(amount).toHaveAccessibleDescription(/^Available: 150\.25\sbaht$/);
  await amount.fill("200");
  await expect.element(amount).toHaveAccessibleDescription(/PG Slot last showed 150\.25\sbaht/);
  await page.getByRole("button", { name: "Transfer 200.00 baht from PG Slot to Wallet" }).click();
  await expect
    .poll(() => sent("walletTransfer").map(({ body }) => body))
    .toEqual([{ from: "PGSLOT", to: "wallet", amount: 200 }]);
});

test("opening it lets the service read the balances of the games, then shows them", async () => {
  const { backend, screen, sent, onOpenChange } = await openWith({}, money(500, 150.25));
  await expect.element(from.getByText("฿150.25")).toBeVisible();
  await expect.poll(() => sent("walletRefreshSlots")).toHaveLength(1);
  await screen.rerender(<TransferFlow open={false} onOpenChange={onOpenChange} />);
  backend.use(...money(500, 80));
  await screen.rerender(<TransferFlow open onOpenChange={onOpenChange} />);
  await expect.element(from.getByText("฿80.00")).toBeVisible();
  expect(sent("walletRefreshSlots")).toHaveLength(2);
});

test("games that do not answer do not close the form: the wallet is read alone", async () => {
  const { sent } = await open(drop("walletRefreshSlots"));
  await expect.poll(() => sent("walletGet").length).toBeGreaterThanOrEqual(2);
  await choosePair();
  await amount.fill("100");
  await expect.element(page.getByRole("button", { name: /^Transfer 100.00 baht/ })).toBeEnabled();
});

test("a quick amount, the whole balance and the other direction are one press each", async () => {
  await openWith({}, money(500, 150.25));
  await choosePair();
  await page.getByRole("button", { name: "100", exact: true }).click();
  await expect
    .element(page.getByRole("button", { name: "Transfer 100.00 baht from Wallet to PG Slot" }))
    .toBeVisible();
  await expect.element(page.getByText("After the transfer")).toBeVisible();
  await expect.element(page.getByText("Wallet ฿400.00")).toBeVisible();
  await expect.element(page.getByText("PG Slot ฿250.25")).toBeVisible();
  await page.getByRole("button", { name: "Swap the accounts" }).click();
  await page.getByRole("button", { name: "Max" }).click();
  await expect
    .element(page.getByRole("button", { name: "Transfer 150.25 baht from PG Slot to Wallet" }))
    .toBeVisible();
  await expect.element(from.getByRole("radio", { name: /^PG Slot/ })).toBeChecked();
  await expect.element(to.getByRole("radio", { name: /^Wallet/ })).toBeChecked();
  await expectAccessible();
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
  await expect.element(page.getByText("Minimum amount is 1 kip")).toBeVisible();
  await amount.fill("1000000.00");
  const named = page.getByRole("button", { name: "Transfer 1,000,000 kip from Wallet to PG" });
  await named.click();
  await expect.element(page.getByText("1,000,000 kip moved from Wallet to PG.")).toBeVisible();
  expect(sent("walletTransfer").map(({ body }) => body)).toEqual([
    { from: "wallet", to: "PG", amount: 1_000_000 },
  ]);
});

test.each([
  ["BAHT", "Minimum amount is 1 baht"],
  ["LAK", "Minimum amount is 1 kip"],
] as const)(
  "the service's minimum is refused in words that are true in %s",
  async (currency, text) => {
    const reading = exampleOf("walletGet");
    await openWith({ edition: "lao" }, [
      reply("walletGet", {
        ...reading,
        profile: { ...reading.profile, currency },
        wallet: { amount: 500 },
        slots: [{ category: "slot", code: "PG", name: "PG", isActive: true, amount: 0 }],
      }),
      refuse("walletTransfer", "TRANSFER_MINIMUM"),
    ]);
    await choosePair();
    await amount.fill("5");
    await submit.click();
    const dialog = page.getByRole("alertdialog");
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  },
);

test("a failed transfer opens an error dialog with the reason, and keeps what was typed", async () => {
  await open(refuse("walletTransfer", "MONEY_NOT_ENOUGH"));
  await choosePair();
  await amount.fill("100");
  await submit.click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText("There isn’t enough money for this.")).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("100");
});

test("a transfer that fails while the form is closed opens the error dialog, with the order", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refusal = refuse("walletTransfer", "TRANSFER_FAIL");
  const later: Override = {
    ...refusal,
    answer: async (call) => {
      await answered;
      return refusal.answer(call);
    },
  };
  const { screen, sent } = await open(later);
  await choosePair();
  await amount.fill("100");
  await submit.click();
  await expect.poll(() => sent("walletTransfer")).toHaveLength(1);
  await screen.rerender(<TransferFlow open={false} onOpenChange={() => undefined} />);
  answer();
  const dialog = page.getByRole("alertdialog");
  await expect
    .element(dialog.getByText("Transfer of 100.00 baht from Wallet to PG Slot"))
    .toBeVisible();
});

/** Both accounts and an amount of 100 baht, submitted; timers are stopped from then on. */
async function send() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await choosePair();
  await amount.fill("100");
  await submit.click();
}

const title = (name: string) => page.getByRole("heading", { name, exact: true });

/** The first readings prove nothing. */
async function untilUnknown() {
  await expect.element(title("Checking the result")).toBeVisible();
  await passTimeUntil(title("We can’t confirm the result yet"));
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
  await expect.poll(() => onOpenChange).toHaveBeenCalledWith(false, { reason: "done" });
  const keys = sent("walletTransfer").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("the same transfer again asks the member while the first is not known, and nothing is sent", async () => {
  const { sent, onOpenChange } = await open(drop("walletTransfer"));
  await send();
  const sentAt = performance.now();
  await untilUnknown();
  await expect.element(page.getByRole("button", { name: "Send it again" })).not.toBeInTheDocument();
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
  await expect.element(amount).toHaveValue("100");
  // On a fast machine this press would come soon enough to be the second of two taps.
  await vi.waitUntil(() => performance.now() - sentAt >= DOUBLE_TAP_MS);
  await submit.click();
  await expect.element(title("You already sent this")).toBeVisible();
  await expect.element(page.getByText("Please don’t send it again")).toBeVisible();
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

test("during a break money is not moved into a game, and is moved back to the wallet", async () => {
  const now = Date.now();
  const { sent } = await openWith(
    { stored: keptProtection({ now, breakUntil: now + 86_400_000 }) },
    money(500, 300),
  );
  await choosePair();
  await amount.fill("100");
  await expect.element(page.getByText(/^You’re on a break until/)).toBeVisible();
  await expect.element(submit).toHaveAttribute("aria-disabled", "true");
  await amount.click();
  await userEvent.keyboard("{Enter}");
  expect(sent("walletTransfer")).toHaveLength(0);
  await page.getByRole("button", { name: "Swap the accounts" }).click();
  await expect.element(page.getByText(/^You’re on a break until/)).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => sent("walletTransfer")).toHaveLength(1);
});
