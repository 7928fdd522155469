import type { SatangEvent } from "@satang/headless/events";
import { type FlowOutcomes, flowOperations, type MoneyFlow } from "@satang/headless/outcomes";
import { useSatang } from "@satang/headless/provider";
import { bonuses } from "@satang/story-kit/bonus-offers";
import { money, qrReply } from "@satang/story-kit/fake-money";
import { exampleOf, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { type ReactElement, StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BonusFlow } from "../src/flows/bonus/index.ts";
import { DepositFlow } from "../src/flows/deposit/index.ts";
import { GameFlow } from "../src/flows/games/index.ts";
import { InviteFlow } from "../src/flows/invite/index.ts";
import type { MoneyFlowProps } from "../src/flows/money/use-outcomes.ts";
import { PromotionFlow } from "../src/flows/promotion/index.ts";
import { RefundFlow } from "../src/flows/refund/index.ts";
import { RegisterFlow } from "../src/flows/register/index.ts";
import { SlipFlow } from "../src/flows/slip/index.ts";
import { SpinFlow } from "../src/flows/spin/index.ts";
import { TransferFlow } from "../src/flows/transfer/index.ts";
import { WithdrawFlow } from "../src/flows/withdraw/index.ts";

const ignore = () => undefined;
const closed = { open: false, onOpenChange: ignore };

/** Every money flow, as it is on a page before the member opens it. */
const flows: Record<MoneyFlow, (outcomes: FlowOutcomes) => ReactElement> = {
  deposit: (outcomes) => <DepositFlow {...closed} {...outcomes} />,
  transfer: (outcomes) => <TransferFlow {...closed} {...outcomes} />,
  withdraw: (outcomes) => <WithdrawFlow {...closed} {...outcomes} />,
  slip: (outcomes) => <SlipFlow {...closed} {...outcomes} />,
  game: (outcomes) => <GameFlow {...closed} code="PGSLOT" {...outcomes} />,
  invite: (outcomes) => <InviteFlow {...closed} {...outcomes} />,
  refund: (outcomes) => <RefundFlow {...closed} {...outcomes} />,
  spin: (outcomes) => <SpinFlow {...closed} {...outcomes} />,
  bonus: (outcomes) => <BonusFlow {...outcomes} />,
  promotion: (outcomes) => <PromotionFlow {...closed} onFind={ignore} {...outcomes} />,
  register: (outcomes) => <RegisterFlow {...outcomes} />,
};

/** The four callbacks, and the names of those that were called. */
function createCallbacks() {
  const calls: (keyof FlowOutcomes)[] = [];
  const callbacks: FlowOutcomes = {
    onSuccess: () => void calls.push("onSuccess"),
    onFailure: () => void calls.push("onFailure"),
    onUnknown: () => void calls.push("onUnknown"),
    onCancel: () => void calls.push("onCancel"),
  };
  return { calls, callbacks };
}

function Emitter({ operation }: { operation: string }) {
  const { events } = useSatang();
  const facts = {
    operation,
    key: "key",
    amount: null,
    currency: "THB",
    reference: null,
    at: 0,
  } as const;
  const all: SatangEvent[] = [
    { name: "money.unknown.v1", ...facts },
    { name: "money.failed.v1", reason: "refused", code: null, ...facts },
    { name: "money.succeeded.v1", ...facts },
    { name: "money.cancelled.v1", ...facts },
  ];
  return (
    <button type="button" onClick={() => all.forEach((event) => void events.emit(event))}>
      emit
    </button>
  );
}

test.each(Object.keys(flows) as MoneyFlow[])("%s calls back with its outcomes", async (flow) => {
  const { calls, callbacks } = createCallbacks();
  const [operation] = flowOperations[flow].orders.filter((one) =>
    (flowOperations[flow].succeeds as readonly string[]).includes(one),
  );
  await showMoney(
    <>
      {flows[flow](callbacks)}
      <Emitter operation={operation ?? ""} />
    </>,
    { overrides: money(500), signedIn: flow !== "register" },
  );
  await page.getByRole("button", { name: "emit" }).click();
  expect(calls).toEqual(["onUnknown", "onFailure", "onSuccess", "onCancel"]);
});

test.each([
  ["accepts", [], "onSuccess"],
  ["refuses", [refuse("walletWithdrawAll", "BONUS_CONDITION")], "onFailure"],
] as const)("a withdrawal that the service %s calls back once", async (_, overrides, callback) => {
  const { calls, callbacks } = createCallbacks();
  await showMoney(<WithdrawFlow open onOpenChange={ignore} {...callbacks} />, {
    overrides: [...money(500), ...overrides],
  });
  await page.getByRole("textbox", { name: "Amount" }).fill("200");
  await page.getByRole("button", { name: /^Withdraw/ }).dblClick();
  await expect.poll(() => calls).toEqual([callback]);
});

/** The flow of a host: open at first, and opened again by a button. */
function Opened({ flow }: { flow: (props: MoneyFlowProps) => ReactElement }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {flow({ open, onOpenChange: setOpen })}
      <button type="button" onClick={() => setOpen(true)}>
        open again
      </button>
    </>
  );
}

const close = page.getByRole("button", { name: "Close" });
const dialog = page.getByRole("dialog");

const game = reply("walletGet", {
  ...exampleOf("walletGet"),
  wallet: { amount: 0 },
  slots: [
    { code: "JOKER", name: "Joker", isActive: true, amount: 0, web: "https://game.example/play" },
  ] as never,
});

const CLOSING: Partial<Record<MoneyFlow, (props: MoneyFlowProps) => ReactElement>> = {
  deposit: (props) => <DepositFlow {...props} />,
  withdraw: (props) => <WithdrawFlow {...props} />,
  game: (props) => <GameFlow code="JOKER" {...props} />,
};

async function leaveOpened(
  flow: (props: MoneyFlowProps) => ReactElement,
  overrides: readonly Override[] = [],
) {
  const { calls, callbacks } = createCallbacks();
  const { backend } = await showMoney(
    <Opened flow={(props) => flow({ ...props, ...callbacks })} />,
    { overrides: [...money(500), ...overrides] },
  );
  await expect.element(dialog).toBeVisible();
  return { backend, calls };
}

test.each(Object.entries(CLOSING))(
  "a member who closes %s without an order has cancelled it, once for each time that it was open",
  async (_, flow) => {
    const { calls } = await leaveOpened(flow, [game]);
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls).toEqual(["onCancel"]);
    await page.getByRole("button", { name: "open again" }).click();
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls).toEqual(["onCancel", "onCancel"]);
  },
);

const deposit = (props: MoneyFlowProps) => <DepositFlow {...props} />;

test("a deposit with a QR that may be paid is not cancelled when it is closed, and once when its QR is", async () => {
  const { calls } = await leaveOpened(deposit, [
    qrReply("qrcodeCurrent", 272_000),
    reply("qrcodeCancel", { message: "SUCCESS" }),
  ]);
  await page.getByRole("button", { name: /^PromptPay QR · Kasikornbank/ }).click();
  await expect.element(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "open again" }).click();
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect.poll(() => calls).toEqual(["onCancel"]);
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(["onCancel"]);
});

test("a deposit that the member says is paid is not cancelled", async () => {
  const { calls } = await leaveOpened(deposit, [qrReply("qrcodeCurrent", 272_000)]);
  await page.getByRole("button", { name: /^PromptPay QR · Kasikornbank/ }).click();
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("a deposit with a QR that was withdrawn elsewhere is cancelled when it is closed", async () => {
  const { backend, calls } = await leaveOpened(deposit, [qrReply("qrcodeCreate", 272_000)]);
  await page.getByRole("button", { name: /^PromptPay QR · Kasikornbank/ }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("500");
  await page.getByRole("button", { name: /^Create a QR for/ }).click();
  await expect.element(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  backend.use(reply("qrcodeCurrent", { hasQrcode: false }));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("This QR is no longer valid")).toBeVisible();
  expect(calls).toEqual([]);
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(["onCancel"]);
});

test("a game is not cancelled after it was opened, and is the next time", async () => {
  const tab = document.implementation.createHTMLDocument();
  vi.spyOn(window, "open").mockReturnValue({ document: tab, close: vi.fn() } as never);
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const { calls } = await leaveOpened((props) => <GameFlow code="JOKER" {...props} />, [game]);
  await page.getByRole("button", { name: /^Play on web/ }).click();
  await expect.poll(() => pressed.mock.calls).toHaveLength(1);
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "open again" }).click();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(["onCancel"]);
});

test("a bonus that could be received and was closed is cancelled once", async () => {
  const { calls, callbacks } = createCallbacks();
  await showMoney(<BonusFlow {...callbacks} />, { overrides: [...money(500), bonuses()] });
  await page.getByRole("button", { name: /Daily bonus/ }).click();
  await expect.element(page.getByRole("button", { name: "Claim bonus" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(["onCancel"]);
});

test("a registration that is removed from the page is cancelled once, and not by StrictMode", async () => {
  const { calls, callbacks } = createCallbacks();
  const { screen } = await showMoney(
    <StrictMode>
      <RegisterFlow {...callbacks} />
    </StrictMode>,
    { signedIn: false },
  );
  await expect.element(page.getByLabelText("Phone number", { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  await screen.rerender(<p>The login</p>);
  await expect.poll(() => calls).toEqual(["onCancel"]);
});
