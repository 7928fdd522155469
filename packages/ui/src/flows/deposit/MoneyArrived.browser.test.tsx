import { expectAccessible } from "@satang/story-kit/axe";
import { money, qrReply, statementRow } from "@satang/story-kit/fake-money";
import { exampleOf, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DepositFlow } from "./DepositFlow.tsx";
import { MoneyArrived } from "./MoneyArrived.tsx";

afterEach(() => void vi.useRealTimers());

const home = (isOpen: boolean, onReceipt = vi.fn()) => (
  <>
    <DepositFlow open={isOpen} onOpenChange={() => {}} />
    <MoneyArrived onReceipt={onReceipt} />
  </>
);

test("after 'I have paid' the money is announced on the home screen, with the balance and the receipt", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-21T10:42:10+07:00") });
  const onReceipt = vi.fn();
  const { backend, sent, screen } = await showMoney(home(true, onReceipt), {
    overrides: [...money(500), qrReply("qrcodeCurrent")],
  });
  await page
    .getByRole("button", { name: /PromptPay|QR/ })
    .first()
    .click();
  await page.getByRole("button", { name: "I have paid" }).click();
  await screen.rerender(home(false, onReceipt));
  const qrReads = sent("qrcodeCurrent").length;
  await vi.advanceTimersByTimeAsync(6_000);
  const dialog = page.getByRole("dialog", { name: "The money is in your wallet" });
  await expect.element(dialog).not.toBeInTheDocument();

  backend.use(statementRow("deposit"));
  backend.use(reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: 1000 } }));
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText("1,000.00 baht")).toBeInTheDocument();
  await expectAccessible();
  expect(sent("qrcodeCurrent")).toHaveLength(qrReads);
  await dialog.getByRole("button", { name: "Receipt" }).click();
  expect(onReceipt).toHaveBeenCalledWith(expect.objectContaining({ kind: "deposit" }));
  await expect.element(dialog).not.toBeInTheDocument();
  const reads = sent("statementList").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent("statementList")).toHaveLength(reads);
});

test("from money that has arrived the games are one press away", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-21T10:42:10+07:00") });
  const onPlay = vi.fn();
  const shown = (isOpen: boolean) => (
    <>
      <DepositFlow open={isOpen} onOpenChange={() => {}} />
      <MoneyArrived onPlay={onPlay} />
    </>
  );
  const { backend, screen } = await showMoney(shown(true), {
    overrides: [...money(500), qrReply("qrcodeCurrent")],
  });
  await page
    .getByRole("button", { name: /PromptPay|QR/ })
    .first()
    .click();
  await page.getByRole("button", { name: "I have paid" }).click();
  await screen.rerender(shown(false));
  backend.use(statementRow("deposit"));
  await vi.advanceTimersByTimeAsync(6_000);
  const dialog = page.getByRole("dialog", { name: "The money is in your wallet" });
  await dialog.getByRole("button", { name: "Play now" }).click();
  expect(onPlay).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the message that asks for a refresh ends when the money has arrived", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-21T10:42:10+07:00") });
  const { backend, screen } = await showMoney(home(true), {
    overrides: [...money(500), qrReply("qrcodeCurrent")],
  });
  await page
    .getByRole("button", { name: /PromptPay|QR/ })
    .first()
    .click();
  await page.getByRole("button", { name: "I have paid" }).click();
  await screen.rerender(home(false));
  const asked = page.getByText(/Refresh your balance/);
  await expect.element(asked).toBeVisible();
  backend.use(statementRow("deposit"));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect
    .element(page.getByRole("dialog", { name: "The money is in your wallet" }))
    .toBeVisible();
  // Before it ends by itself.
  await expect.element(asked, { timeout: 1_000 }).not.toBeInTheDocument();
});
