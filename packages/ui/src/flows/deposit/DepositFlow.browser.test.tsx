import { expectAccessible } from "@satang/story-kit/axe";
import { LOCKS_HELD, money, qrReply } from "@satang/story-kit/fake-money";
import {
  drop,
  exampleOf,
  type FakeWalletOptions,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OperationReports } from "../money/OperationReports.tsx";
import { DepositFlow } from "./DepositFlow.tsx";

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

const toQr = (provider: string) => page.getByRole("tab", { name: `QR ${provider}` }).click();

test("the member's own account is first, then a tab for each way, with copy buttons", async () => {
  await open();
  await expect.element(page.getByText(/Your account/)).toBeVisible();
  await expect
    .element(page.getByRole("tab", { name: "SCB" }))
    .toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("4 6 8, 0 1 2, 3 4 5 6")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy Account number" })).toBeVisible();
  await expectAccessible();
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
  await expect.element(page.getByText("The minimum is 100 baht")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(0);
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
  await expect.element(page.getByText("The minimum is 100 baht")).toBeVisible();
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

/** The first readings prove nothing. */
async function pass(...delays: number[]) {
  for (const ms of delays) await vi.advanceTimersByTimeAsync(ms);
}

const title = (text: string) => page.getByText(text, { exact: true });

test("a create without a reply: no QR is shown, and it is sent again with the same key", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { backend, sent } = await open(drop("qrcodeCreate", { times: 1 }));
  await toQr("KBANK");
  await amount.fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(title("Checking the result")).toBeVisible();
  await pass(1_000, 3_000, 3_000);
  await expect.element(title("Is there a QR?")).toBeVisible();
  await expect.element(page.getByRole("img", { name: /QR code/ })).not.toBeInTheDocument();
  vi.useRealTimers();
  await expectAccessible();
  backend.use(qrReply("qrcodeCreate"));
  await page.getByRole("button", { name: "Ask again" }).click();
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
  await expect.element(title("Is the QR cancelled?")).toBeVisible();
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
  await expect.element(title("Is the QR cancelled?")).toBeVisible();
  await pass(1_000, 3_000, 3_000);
  await screen.rerender(<OperationReports />);
  await expect
    .element(page.getByRole("heading", { name: "We can't confirm the result yet" }))
    .toBeVisible();
  vi.useRealTimers();
  await page.getByRole("button", { name: "Close" }).last().click();
  await screen.rerender(<DepositFlow open onOpenChange={() => undefined} />);
  await toQr("KBANK");
  await expect.element(title("Is the QR cancelled?")).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ["the server refuses a QR", "qrcodeCreate", "No QR could be created"],
  ["the server refuses to cancel", "qrcodeCancel", "The QR could not be cancelled"],
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
  await expect.element(title("This QR is not open any more")).toBeVisible();
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
  const { backend } = await open(qrReply("qrcodeCurrent", 1_500));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  backend.use(reply("qrcodeCurrent", { hasQrcode: false }));
  await expect.element(page.getByText("The QR has expired")).toBeVisible();
  await expect.element(amount).toBeVisible();
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
  await expect.element(title("This QR is not open any more")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(sent("qrcodeCurrent")).toHaveLength(shownBefore + 1));
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
  await expect.element(picture).toBeVisible();
  expect(readings()).toBeGreaterThan(before);
});

test("the QR of another way is not read while it is not shown", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = await open(qrReply("qrcodeCurrent"));
  await toQr("KBANK");
  await expect.element(picture).toBeVisible();
  await page.getByRole("tab", { name: "SCB" }).click();
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
  await expect.element(page.getByText(/cannot be shown safely/)).toBeVisible();
  expect(document.querySelector("script[src]:not([type])")).toBeNull();
});
