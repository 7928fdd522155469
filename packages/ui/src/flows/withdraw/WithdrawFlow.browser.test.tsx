import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import {
  exampleOf,
  type FakeWalletOptions,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NextSteps } from "../failures/NextSteps.tsx";
import { WithdrawFlow } from "./WithdrawFlow.tsx";

const amount = page.getByRole("textbox", { name: "Amount" });
const submit = page.getByRole("button", { name: /^Withdraw/ });

async function openWith(options: FakeWalletOptions) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<WithdrawFlow open onOpenChange={onOpenChange} />, options);
  return { ...wallet, onOpenChange };
}
const open = (cash: number, ...overrides: Override[]) =>
  openWith({ overrides: [...money(cash, 0), ...overrides] });

test("the bounds and the remaining balance are shown, and the accepted withdrawal is announced", async () => {
  const { sent, onOpenChange } = await open(12_480.5);
  await expect.element(page.getByText("At least 100 baht")).toBeVisible();
  await expect.element(page.getByText("At most 50,000 baht")).toBeVisible();
  await amount.fill("480.50");
  await expect.element(page.getByRole("definition")).toHaveTextContent("฿12,000.00");
  await page.getByRole("button", { name: "Withdraw 480.50 baht" }).dblClick();
  await expect
    .element(page.getByText("480.50 baht is on its way to your bank account."))
    .toBeVisible();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "done" });
  expect(sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 480.5 }]);
});

test("150,50 is a withdrawal of 150.50 baht, and a text that is no amount is never sent", async () => {
  const { sent } = await open(20_000);
  await amount.click();
  await userEvent.keyboard("150,50");
  const button = page.getByRole("button", { name: "Withdraw 150.50 baht" });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard(",0");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard("{End}{Backspace}{Backspace}");
  await button.click();
  await expect
    .element(page.getByText("150.50 baht is on its way to your bank account."))
    .toBeVisible();
  expect(sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 150.5 }]);
});

test("below, above and beyond the balance are refused with the bound, and nothing is sent", async () => {
  const { sent } = await open(60_000);
  await amount.fill("99.99");
  await expect.element(page.getByText("The minimum is 100 baht.")).toBeVisible();
  await expect.element(page.getByText("Balance after")).not.toBeInTheDocument();
  await amount.fill("50000.01");
  await expect.element(page.getByText("The maximum is 50,000 baht.")).toBeVisible();
  await amount.fill("9999999999999");
  await expect.element(page.getByText("This amount is too large.")).toBeVisible();
  await submit.click();
  expect(sent("walletWithdrawAll")).toHaveLength(0);
  await expectAccessible();
});

test("a refused withdrawal has the focus on the amount", async () => {
  await open(60_000);
  await submit.click();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription("Please enter an amount in numbers.");
});

test("an active bonus fixes the amount to the whole balance and shows the reason", async () => {
  const { sent } = await open(12_480.5, reply("bonusCheckActive", { status: true }));
  await expect.element(amount).toHaveValue("12,480.50");
  await expect.element(amount).toHaveAttribute("readonly");
  await expect.element(page.getByText(/you must withdraw your whole balance/)).toBeVisible();
  await expectAccessible();
  await submit.click();
  await expect
    .poll(() => sent("walletWithdrawAll").map(({ body }) => body))
    .toEqual([{ amount: 12_480.5 }]);
});

test("a minimum above the balance is shown before anything is typed", async () => {
  await open(20);
  await expect
    .element(page.getByText("The minimum is 100 baht, and you have only 20.00 baht."))
    .toBeVisible();
  await expect.element(submit).toBeDisabled();
});

test("with too little to withdraw a button leads to the deposit", async () => {
  const deposit = vi.fn();
  await showMoney(
    <NextSteps steps={{ deposit }}>
      <WithdrawFlow open onOpenChange={vi.fn()} />
    </NextSteps>,
    { overrides: money(20, 0) },
  );
  await page.getByRole("button", { name: "Make a deposit" }).click();
  expect(deposit).toHaveBeenCalledOnce();
});

test("a refusal of the server is shown and the amount stays", async () => {
  await open(500, refuse("walletWithdrawAll", "BONUS_CONDITION"));
  await amount.fill("200");
  await submit.click();
  await expect
    .element(page.getByText("The conditions of this bonus aren’t met yet."))
    .toBeVisible();
  await expect.element(amount).toHaveValue("200");
});

test.each([
  [
    "minimum",
    "TRANSFER_MINIMUM",
    { withdrawMin: 300, withdrawMax: 50_000 },
    "The minimum is 300 baht.",
  ],
  ["maximum", "TRANSFER_FAIL", { withdrawMin: 100, withdrawMax: 150 }, "The maximum is 150 baht."],
] as const)(
  "a refusal because of a %s that has changed gives the new bound",
  async (_bound, code, bounds, text) => {
    const { backend } = await open(500, refuse("walletWithdrawAll", code));
    await amount.fill("200");
    backend.use(reply("lookupWithdraw", bounds));
    await submit.click();
    await expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
    await expect.element(page.getByText("Minimum amount is 1 baht")).not.toBeInTheDocument();
    await expect.element(page.getByText(/back in your wallet/)).not.toBeInTheDocument();
    await expect.element(amount).toHaveValue("200");
    await expectAccessible();
  },
);

test.each([
  ["TRANSFER_MINIMUM", "This amount is below the minimum for withdrawals."],
  ["TRANSFER_FAIL", "We couldn’t complete this withdrawal. Your money is still in your wallet."],
] as const)(
  "a refusal with %s that no known bound explains is worded as one of a withdrawal",
  async (code, text) => {
    await open(500, refuse("walletWithdrawAll", code));
    await amount.fill("200");
    await submit.click();
    await expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
  },
);

test("opening it again reads balance and bonus again", async () => {
  const { backend, screen } = await open(12_480.5);
  await amount.fill("480.50");
  await screen.rerender(<WithdrawFlow open={false} onOpenChange={() => undefined} />);
  backend.use(...money(9_000, 0), reply("bonusCheckActive", { status: true }));
  await screen.rerender(<WithdrawFlow open onOpenChange={() => undefined} />);
  await expect.element(amount).toHaveValue("9,000.00");
});

const wallets = page.getByRole("region", { name: "Your money" });

test("the total of wallet and games can be withdrawn, and its parts are shown", async () => {
  const { sent } = await openWith({ overrides: money(500, 150.25) });
  const total = wallets.getByRole("listitem").first();
  await expect.element(total).toMatchTextContent("Available to withdraw฿650.25");
  const parts = total.getByRole("button", { name: "Wallet 500.00 1 game 150.25" });
  await expect.element(parts).toHaveAttribute("aria-expanded", "false");
  await parts.click();
  await expect.element(total.getByText("PG Slot ฿150.25")).toBeVisible();
  await parts.click();
  await expect.element(total.getByText("PG Slot ฿150.25")).not.toBeVisible();
  await amount.fill("500");
  await expect.element(page.getByText(/returns to your wallet/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Max Amount" }).click();
  await expect
    .element(page.getByText("The money in your games returns to your wallet first."))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Withdraw 650.25 baht" }).click();
  await expect
    .poll(() => sent("walletWithdrawAll").map(({ body }) => body))
    .toEqual([{ amount: 650.25 }]);
});

test("while the service requires turnover nothing can be confirmed, and the way leads to the bonus", async () => {
  const finishBonus = vi.fn();
  const turnover = { required: 1500, played: 1100.5 };
  const flow = (isOpen: boolean) => (
    <NextSteps steps={{ finishBonus }}>
      <WithdrawFlow open={isOpen} onOpenChange={() => undefined} />
    </NextSteps>
  );
  const { backend, screen, sent } = await showMoney(flow(true), {
    overrides: [...money(500, 0), reply("bonusCheckActive", { status: true, turnover })],
  });
  await expect.element(page.getByText("Bet 399.50 baht more to withdraw").first()).toBeVisible();
  await expect
    .element(page.getByRole("progressbar", { name: "Bet 399.50 baht more to withdraw" }))
    .toHaveAttribute("aria-valuetext", "1,100.50 / 1,500 done");
  await expect.element(amount).toHaveValue("500.00");
  await expect.element(amount).toHaveAttribute("readonly");
  await expect.element(submit).not.toBeInTheDocument();
  await expectAccessible();
  await amount.click();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "See the bonus" }).click();
  expect(finishBonus).toHaveBeenCalledOnce();
  expect(sent("walletWithdrawAll")).toHaveLength(0);
  await screen.rerender(flow(false));
  backend.use(
    reply("bonusCheckActive", { status: true, turnover: { required: 1500, played: 1500 } }),
  );
  await screen.rerender(flow(true));
  await expect.element(page.getByRole("button", { name: "Withdraw 500.00 baht" })).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("an error takes the place of the bounds, and the sheet does not grow by it", async () => {
  await open(60_000);
  await expect.element(page.getByText("At least 100 baht")).toBeVisible();
  const { height } = page.getByRole("dialog").element().getBoundingClientRect();
  await amount.fill("99.99");
  await expect.element(page.getByText("The minimum is 100 baht.")).toBeVisible();
  await expect.element(page.getByText("At least 100 baht")).not.toBeInTheDocument();
  expect(page.getByRole("dialog").element().getBoundingClientRect().height).toBe(height);
});

test("an active bonus fixes the amount to the total of wallet and games", async () => {
  await openWith({
    overrides: [...money(500, 150.25), reply("bonusCheckActive", { status: true })],
  });
  await expect.element(amount).toHaveValue("650.25");
});

test("a backend that pays out from the wallet alone shows the wallet alone", async () => {
  await openWith({
    overrides: money(500, 150.25),
    backend: { withdrawsFrom: "wallet" },
  });
  const total = wallets.getByRole("listitem").first();
  await expect.element(total).toMatchTextContent("Available to withdraw฿500.00");
  await amount.fill("500.01");
  await expect.element(page.getByText("You have only 500.00 baht.")).toBeVisible();
});

test("opening it lets the service read the balances of the games", async () => {
  const { sent } = await open(500);
  await expect.poll(() => sent("walletRefreshSlots")).toHaveLength(1);
});

test("the bonus follows on a slide of its own, and there is none without a bonus", async () => {
  await open(500);
  await expect
    .element(wallets.getByRole("listitem").nth(1))
    .toHaveTextContent("Bonus balance฿100.00");
});

test("without a bonus wallet there is one slide only", async () => {
  const { bonusWallet: _, ...wallet } = exampleOf("walletGet");
  await open(500, reply("walletGet", { ...wallet, wallet: { amount: 500 }, slots: [] }));
  await expect
    .element(wallets.getByRole("listitem"))
    .toHaveTextContent("Available to withdraw฿500.00");
});

test("going back while it is sent neither stops nor hides it: the outcome is reported when it is known", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const later = reply("walletWithdrawAll", async () => {
    await answered;
    return { message: "SUCCESS" };
  });
  const { screen, sent } = await open(500, later);
  await amount.fill("200");
  await submit.click();
  await expect.poll(() => sent("walletWithdrawAll")).toHaveLength(1);
  await screen.rerender(<WithdrawFlow open={false} onOpenChange={() => undefined} />);
  answer();
  await expect
    .element(page.getByText("200.00 baht is on its way to your bank account."))
    .toBeVisible();
  await screen.rerender(<WithdrawFlow open onOpenChange={() => undefined} />);
  await expect.element(amount).toHaveValue("");
  expect(sent("walletWithdrawAll")).toHaveLength(1);
});

test("a refusal that comes while it is closed is shown on the screen, and not again in the form", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refusal = refuse("walletWithdrawAll", "BONUS_CONDITION");
  const later: Override = {
    ...refusal,
    answer: async (call) => {
      await answered;
      return refusal.answer(call);
    },
  };
  const { screen, sent } = await open(500, later);
  await amount.fill("200");
  await submit.click();
  await expect.poll(() => sent("walletWithdrawAll")).toHaveLength(1);
  await screen.rerender(<WithdrawFlow open={false} onOpenChange={() => undefined} />);
  answer();
  const reason = page.getByText("The conditions of this bonus aren’t met yet.");
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByText("Withdrawal of 200.00 baht")).toBeVisible();
  await screen.rerender(<WithdrawFlow open onOpenChange={() => undefined} />);
  await expect.element(amount).toHaveValue("200");
  await expect.element(page.getByRole("dialog").getByRole("alert")).not.toBeInTheDocument();
});
