import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { LOCKS_HELD, money, qrReply } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import {
  createFakeWallet,
  drop,
  exampleOf,
  type FakeWalletOptions,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { passTimeUntil } from "@satang/story-kit/pass-time";
import { show } from "@satang/story-kit/show";
import { showMoney } from "@satang/story-kit/show-money";
import { createStoryClock } from "@satang/story-kit/story-time";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { OperationReports } from "../money/OperationReports.tsx";
import { WalletPanel } from "../wallet/index.ts";
import { DepositFlow } from "./DepositFlow.tsx";
import { OpenQr } from "./OpenQr.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const amount = page.getByRole("textbox", { name: "Amount" });
const picture = page.getByRole("img", { name: "QR code to pay 500.00 baht" });

async function openWith(options: FakeWalletOptions, ...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<DepositFlow open onOpenChange={onOpenChange} />, {
    ...options,
    overrides: [...money(500), ...overrides],
  });
  return { ...wallet, onOpenChange };
}
const open = (...overrides: Override[]) => openWith({}, ...overrides);

const allWays = page.getByRole("button", { name: "All ways to deposit" });
const way = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

/** Names of the QRs that the fake service offers. */
const QRS = {
  KBANK: "PromptPay QR · Kasikornbank",
  WW: "PromptPay QR 1",
  E2P: "PromptPay QR 2",
};

async function toQr(provider: keyof typeof QRS) {
  if (allWays.query()) await allWays.click();
  await way(QRS[provider]).click();
}

test("the member's own account is first, in one line until it is opened, then a list of the ways", async () => {
  await open();
  const own = page.getByText("Your account");
  await expect.element(own).toBeVisible();
  const hint = page.getByText(/Transfer from this account only/);
  await expect.element(hint).not.toBeVisible();
  await own.click();
  await expect.element(hint).toBeVisible();
  await expect.element(way(QRS.WW)).toMatchTextContent(/Minimum 100 baht.*About 1\smin/);
  await expect.element(way("Transfer to Siam Commercial Bank")).toMatchTextContent(/No minimum/);
  await expect.element(way("PromptPay QR · Kasikornbank")).toMatchTextContent(/Minimum 1 baht/);
  await expect.element(page.getByText(/KBANK|\bWW\b|E2P/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /slip/i })).not.toBeInTheDocument();
  await expectAccessible();
  await way("Transfer to Siam Commercial Bank").click();
  await expect.element(page.getByText("4 6 8, 0 1 2, 3 4 5 6")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy Account number" })).toBeVisible();
  await expect.element(page.getByText(/within 1 hour of the transfer, until 22:30/i)).toBeVisible();
  await expectAccessible();
});

test("the way that was used last is the first when the sheet opens again", async () => {
  const { screen } = await open();
  await way(QRS.E2P).click();
  await expect.element(amount).toBeVisible();
  const flow = (isOpen: boolean) => <DepositFlow open={isOpen} onOpenChange={() => {}} />;
  await screen.rerender(flow(false));
  await expect.element(amount).not.toBeInTheDocument();
  await screen.rerender(flow(true));
  const last = page.getByRole("list", { name: "Last used" }).getByRole("button");
  await expect.element(last).toMatchTextContent(QRS.E2P);
  expect(last.elements()).toHaveLength(1);
  await expect
    .element(page.getByRole("list", { name: "Other ways" }).getByRole("button", { name: QRS.E2P }))
    .not.toBeInTheDocument();
});

test("with the keyboard the focus is on the way back, and then on the row of the way again", async () => {
  await open();
  await expect.element(way(QRS.WW)).toBeVisible();
  (way(QRS.WW).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(allWays).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(way(QRS.WW)).toHaveFocus();
});

test("a refused QR has the focus on the amount", async () => {
  await open();
  await way(QRS.WW).click();
  await amount.fill("99");
  await page.getByRole("button", { name: "Create QR" }).click();
  await expect.element(amount).toHaveFocus();
});

test("a service that offers no way to deposit says so", async () => {
  await open(reply("lookupDeposit", { banks: [], wallets: [], isManual: false }));
  await expect.element(page.getByText("Deposits aren’t available right now")).toBeVisible();
  await expectAccessible();
});

test("the slip upload is offered in the list and next to an account, with the times of the service", async () => {
  const onSlip = vi.fn();
  await showMoney(<DepositFlow open onOpenChange={() => {}} onSlip={onSlip} />, {
    overrides: money(500),
  });
  await expect.element(way("Send a slip")).toMatchTextContent(/Within 1 hour.*22:30/);
  await way("Send a slip").click();
  await way("Transfer to Siam Commercial Bank").click();
  await way("Send a slip").click();
  expect(onSlip).toHaveBeenCalledTimes(2);
});

test("while slips are closed for the day, the member reads that", async () => {
  await open(reply("lookupSlip", { isActive: false }));
  await way("Transfer to Siam Commercial Bank").click();
  await expect.element(page.getByText(/Slips are closed for today/)).toBeVisible();
});

test("on a small screen the button is in view while the amount is typed", async () => {
  await page.viewport(390, 420);
  await open();
  await toQr("KBANK");
  await amount.click();
  await expect
    .element(page.getByRole("button", { name: "Create QR" }))
    .toBeInViewport({ ratio: 1 });
  await page.viewport(390, 844);
});

test("a member creates a QR with a quick amount, pays, and closes the thank-you message", async () => {
  const { sent, onOpenChange } = await open(qrReply("qrcodeCreate"));
  await toQr("KBANK");
  await page.getByRole("button", { name: "500" }).click();
  await page.getByRole("button", { name: "Create a QR for 500.00 baht" }).dblClick();
  await expect.element(picture).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Scan to deposit" })).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(1);
  await expectAccessible();
  await page.getByRole("button", { name: "I have paid" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
  await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
});

test("the message after 'I have paid' refreshes the balance, also when the sheet and its QR are gone", async () => {
  const home = (isOpen: boolean) => (
    <>
      <WalletPanel />
      <DepositFlow open={isOpen} onOpenChange={() => {}} />
    </>
  );
  const { screen, sent } = await showMoney(home(true), {
    overrides: [...money(500), qrReply("qrcodeCurrent")],
  });
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await page.getByRole("button", { name: "I have paid" }).click();
  await screen.rerender(home(false));
  await expect.element(picture).not.toBeInTheDocument();
  const read = sent("walletGet").length;
  await page.getByRole("listitem").getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => sent("walletGet").length).toBeGreaterThan(read);
  expect(sent("walletRefreshSlots")).toHaveLength(1);
});

test("the second click of a double click on the button that replaced the first one is ignored", async () => {
  await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  const cancel = page.getByRole("button", { name: "Cancel this QR" });
  const click = (detail: number) =>
    cancel.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  click(2);
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  click(1);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test("on a device that does not count taps, a tap right after creating the QR is ignored too", async () => {
  const time = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await open(qrReply("qrcodeCreate"));
  await toQr("KBANK");
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(picture).toBeVisible();
  const cancel = page.getByRole("button", { name: "Cancel this QR" });
  const tap = () =>
    cancel
      .element()
      .dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "touch" }));
  time.mockReturnValue(1_400);
  tap();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  time.mockReturnValue(1_600);
  tap();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
});

test("below the provider's minimum nothing is sent and the minimum is shown", async () => {
  const { sent } = await open();
  await toQr("WW");
  await amount.fill("99.99");
  await page.getByRole("button", { name: "Create QR" }).click();
  await expect.element(page.getByText("The minimum is 100 baht.")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(0);
});

/** A member who limits deposits to 500 baht a day. */
const limited = {
  stored: {
    [`protection.${exampleOf("walletGet").profile._id}`]: JSON.stringify({
      limits: { deposit: { value: 50_000, next: null } },
    }),
  },
};
const deposited = (baht: number) =>
  reply("statementList", () => ({
    total: 1,
    statements: [
      {
        statementType: "deposit" as const,
        status: "success",
        amount: baht,
        createdAt: new Date().toISOString(),
      },
    ],
  }));

test("above the member's own limit nothing is sent, and what is left of it is shown", async () => {
  const { sent } = await openWith(limited, deposited(300));
  await toQr("WW");
  await amount.fill("200.01");
  await page.getByRole("button", { name: "Create QR" }).click();
  const reason = "Your own limit is 500 baht a day. You can still deposit 200.00 baht today.";
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(sent("qrcodeCreate")).toHaveLength(0);
  await amount.fill("200");
  await page.getByRole("button", { name: "Create a QR for 200.00 baht" }).click();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
});

test("an account is offered with what is left of the member's own limit, and not when nothing is", async () => {
  const { backend } = await openWith(limited, drop("statementList"));
  const number = page.getByRole("button", { name: /^Copy.*Account number/ });
  const left = (amount: string) =>
    `Your own limit is 500 baht a day. You can still deposit ${amount} baht today.`;
  await way("Transfer to Siam Commercial Bank").click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry, { timeout: 10_000 }).toBeVisible();
  await expect.element(number).not.toBeInTheDocument();
  backend.use(deposited(300));
  await retry.click();
  await expect.element(page.getByText(left("200.00"))).toBeVisible();
  await expect.element(number).toBeVisible();
  await expectAccessible();
  backend.use(deposited(500));
  await allWays.click();
  await way("Transfer to Siam Commercial Bank").click();
  await expect.element(page.getByText(left("0.00"))).toBeVisible();
  await expect.element(number).not.toBeInTheDocument();
});

test("while today's deposits are not known, a member with a limit sends nothing; a press reads them again", async () => {
  const { sent, backend } = await openWith(limited, drop("statementList"));
  await toQr("WW");
  await amount.fill("200");
  const create = page.getByRole("button", { name: "Create QR" });
  await expect.element(page.getByText(/couldn’t check your own limit/)).toBeVisible();
  backend.use(deposited(0));
  await create.click();
  await page.getByRole("button", { name: "Create a QR for 200.00 baht" }).click();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
});

const onBreak = (breakUntil = Date.now() + 86_400_000) =>
  keptProtection({ now: Date.now(), breakUntil });

test("during a break no way to deposit is offered, and the end of the break is shown", async () => {
  const { sent } = await openWith({ stored: onBreak() });
  await expect.element(page.getByText(/^You’re on a break until/)).toBeVisible();
  await expect.element(page.getByText(/You can withdraw as usual/)).toBeVisible();
  await expect.element(way(QRS.WW)).not.toBeInTheDocument();
  expect(sent("qrcodeCreate")).toHaveLength(0);
  await expectAccessible();
});

test("when the time of the day ends while an amount is typed, a press sends nothing and says why", async () => {
  const time = { value: 30 * 60_000, next: null };
  const stored = keptProtection({ played: 1, time });
  const { backend, device, satang } = createFakeWallet({
    signedIn: true,
    stored,
    overrides: money(500),
  });
  await show(
    <SatangProvider {...satang} clock={createStoryClock()}>
      <ToastProvider>
        <DepositFlow open onOpenChange={vi.fn()} />
      </ToastProvider>
    </SatangProvider>,
  );
  await toQr("WW");
  await amount.fill("200");
  const used = keptProtection({ played: 31, time });
  for (const [key, value] of Object.entries(used)) device.write(key, value);
  await page.getByRole("button", { name: "Create a QR for 200.00 baht" }).click();
  await expect.element(page.getByText("Your time for today is used up")).toBeVisible();
  expect(backend.calls.map(({ id }) => id)).not.toContain("qrcodeCreate");
});

test("with KBANK the button is disabled without an amount, with others a press shows what is missing", async () => {
  const { sent } = await open();
  const create = page.getByRole("button", { name: /^Create/ });
  await toQr("KBANK");
  await expect.element(create).toBeDisabled();
  await amount.fill("0");
  await expect.element(create).toBeDisabled();
  await amount.fill("0.5");
  await expect.element(create).toBeEnabled();
  await toQr("WW");
  await create.click();
  await expect.element(page.getByText("The minimum is 100 baht.")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(0);
});

test("cancelling asks for a confirmation, then returns to the form", async () => {
  const { backend, sent } = await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  backend.use(reply("qrcodeCurrent", { hasQrcode: false }));
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(sent("qrcodeCancel")).toHaveLength(0);
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(amount).toBeVisible();
  expect(sent("qrcodeCancel")).toHaveLength(1);
});

const title = (text: string) => page.getByText(text, { exact: true });

test("a create without a reply: no QR is shown, and it is sent again with the same key", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { backend, sent } = await open(drop("qrcodeCreate", { times: 1 }));
  await toQr("KBANK");
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(title("Checking the result")).toBeVisible();
  // The first readings prove nothing.
  await passTimeUntil(title("We can’t confirm your QR yet"));
  await expect.element(page.getByRole("img", { name: /QR code/ })).not.toBeInTheDocument();
  vi.useRealTimers();
  await expectAccessible();
  backend.use(qrReply("qrcodeCreate"));
  await page.getByRole("button", { name: "Request again" }).click();
  await expect.element(picture).toBeVisible();
  const keys = sent("qrcodeCreate").map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test("a cancel without a reply: the QR is hidden while it could be closed, and can be cancelled again", async () => {
  // No background reading ends it before the second press.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { backend, sent } = await open(
    qrReply("qrcodeCurrent"),
    drop("qrcodeCancel", { times: 1 }),
  );
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(title("We can’t confirm the cancellation yet")).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  backend.use(reply("qrcodeCurrent", { hasQrcode: false }));
  await page.getByRole("button", { name: "Cancel again" }).click();
  vi.useRealTimers();
  await expect.element(amount).toBeVisible();
  expect(sent("qrcodeCancel").length).toBeGreaterThan(0);
});

test("closing the message about an unknown cancel does not show the closed QR again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen } = await open(qrReply("qrcodeCurrent"), drop("qrcodeCancel"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(title("We can’t confirm the cancellation yet")).toBeVisible();
  await screen.rerender(<OperationReports />);
  await passTimeUntil(page.getByRole("heading", { name: "We can’t confirm the result yet" }));
  vi.useRealTimers();
  await page.getByRole("button", { name: "Close" }).last().click();
  await screen.rerender(<DepositFlow open onOpenChange={() => undefined} />);
  await toQr("KBANK");
  await expect.element(title("We can’t confirm the cancellation yet")).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ["the server refuses a QR", "qrcodeCreate", "We couldn’t create a QR"],
  ["the server refuses to cancel", "qrcodeCancel", "We couldn’t cancel the QR"],
] as const)("%s: a message is shown, and the member can continue", async (_what, id, text) => {
  const isCancel = id === "qrcodeCancel";
  await open(refuse(id, "QR_FAIL"), ...(isCancel ? [qrReply("qrcodeCurrent")] : []));
  await toQr("KBANK");
  if (isCancel) {
    await page.getByRole("button", { name: "Cancel this QR" }).click();
    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect.element(title(text)).toBeVisible();
    await expect.element(picture).toBeVisible();
    return;
  }
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(title(text)).toBeVisible();
  await expect.element(amount).toHaveValue("500");
});

test("a QR that another device cancelled is removed when the member returns, and the form shows a message", async () => {
  const { backend } = await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  backend.use(reply("qrcodeCurrent", { hasQrcode: false }));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(title("This QR is no longer valid")).toBeVisible();
  await expect.element(amount).toBeVisible();
});

test("a QR while another tab is sending: nothing is sent, and the form shows a message", async () => {
  const { sent } = await openWith({ locks: LOCKS_HELD });
  await toQr("KBANK");
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(title("Nothing was sent")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(0);
});

test("an expired QR is removed, and the form shows a message", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const expiresAt = Date.now() + 60_000;
  await open(
    reply("qrcodeCurrent", () =>
      Date.now() < expiresAt
        ? {
            ...exampleOf("qrcodeCurrent", "waiting"),
            expireIn: new Date(expiresAt).toISOString(),
          }
        : { hasQrcode: false },
    ),
  );
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await vi.advanceTimersByTimeAsync(61_000);
  await expect.element(page.getByText("The QR has expired")).toBeVisible();
  await expect.element(amount).toBeVisible();
});

test("a second QR asks first, because it would replace the one that is open", async () => {
  const { sent } = await open(
    reply("qrcodeCurrent", ({ path }) =>
      path.reference === "KBANK"
        ? {
            ...exampleOf("qrcodeCurrent", "waiting"),
            expireIn: new Date(Date.now() + 272_000).toISOString(),
          }
        : { hasQrcode: false },
    ),
  );
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await toQr("WW");
  await amount.fill("100");
  const create = page.getByRole("button", { name: /^Create a QR for/ });
  await create.click();
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent(/QR of 500.00 baht is open/);
  await expectAccessible();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(sent("qrcodeCreate")).toHaveLength(0);
  await create.click();
  await page.getByRole("button", { name: "Create a new QR" }).click();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
});

test("the open QR is in the list of the ways and outside of the sheet, without another call", async () => {
  const flow = (isOpen: boolean) => (
    <>
      <OpenQr onOpen={() => {}} />
      <DepositFlow open={isOpen} onOpenChange={() => {}} />
    </>
  );
  const { sent, screen } = await showMoney(flow(true), {
    overrides: [...money(500), qrReply("qrcodeCurrent", 272_000)],
  });
  const openQr = page.getByRole("button", { name: "Open QR" });
  const waiting = page.getByRole("timer", { name: /500\.00\sbaht QR awaiting payment/ });
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await allWays.click();
  await expect.element(waiting).toBeVisible();
  await openQr.click();
  await expect.element(picture).toBeVisible();
  await screen.rerender(flow(false));
  await expect.element(picture).not.toBeInTheDocument();
  const before = sent("qrcodeCurrent").length;
  await expect.element(waiting).toBeVisible();
  await expect.element(openQr).toBeVisible();
  expect(sent("qrcodeCurrent")).toHaveLength(before);
});

test("the credit is reported when the statement has it", async () => {
  const { backend } = await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  backend.use(
    reply("statementList", {
      total: 1,
      statements: [
        {
          statementType: "deposit",
          from: "KBANK",
          to: "wallet",
          status: "SUCCESS",
          amount: 500,
          createdAt: new Date().toISOString(),
        },
      ],
    }),
  );
  await expect
    .element(page.getByText("The money is in your wallet", { exact: true }))
    .toBeVisible();
  await expectAccessible();
});

/** Whether the page is in a hidden tab. */
function hidePage(isHidden: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

test("after the sheet has closed the QR is not read again, and once when it opens", async () => {
  const flow = (isOpen: boolean) => <DepositFlow open={isOpen} onOpenChange={() => {}} />;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent, screen } = await showMoney(flow(true), {
    overrides: [...money(500), qrReply("qrcodeCurrent")],
  });
  const readings = () => sent("qrcodeCurrent").length + sent("statementList").length;
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_000);
  await screen.rerender(flow(false));
  await expect.element(picture).not.toBeInTheDocument();
  const before = readings();
  expect(before).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(readings()).toBe(before);

  const shownBefore = sent("qrcodeCurrent").length;
  await screen.rerender(flow(true));
  await expect.element(title("This QR is no longer valid")).not.toBeInTheDocument();
  await expect.poll(() => sent("qrcodeCurrent")).toHaveLength(shownBefore + 1);
});

test("on a hidden page the QR is not read again, and once when the member returns", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = await open(qrReply("qrcodeCurrent"));
  const readings = () => sent("qrcodeCurrent").length + sent("statementList").length;
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  hidePage(true);
  await vi.advanceTimersByTimeAsync(2_000);
  const before = readings();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(readings()).toBe(before);
  hidePage(false);
  await expect.poll(readings).toBeGreaterThan(before);
  await expect.element(picture).toBeVisible();
});

test("the QR of another way is not read while it is not shown", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await allWays.click();
  await way("Transfer to Siam Commercial Bank").click();
  await expect.element(picture).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2_000);
  const before = sent("statementList").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent("statementList")).toHaveLength(before);
});

test("the server's message is shown when it makes no QR, and the amount stays", async () => {
  await open(reply("qrcodeCreate", exampleOf("qrcodeCreate", "refused")));
  await toQr("KBANK");
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR/ }).click();
  await expect.element(page.getByText("ธนาคารปิดปรับปรุง")).toBeVisible();
  await expect.element(amount).toHaveValue("500");
});

test("markup that is not a picture shows a message instead", async () => {
  await open(
    reply("qrcodeCurrent", {
      ...exampleOf("qrcodeCurrent", "waiting"),
      qrcode: "<svg><script>alert(1)</script></svg>",
      expireIn: new Date(Date.now() + 60_000).toISOString(),
    }),
  );
  await toQr("KBANK");
  await expect.element(page.getByText(/We can’t show this QR/)).toBeVisible();
  expect(document.querySelector("script[src]:not([type])")).toBeNull();
});
