import type { SatangEvent } from "@satang/headless/events";
import { type FlowOutcomes, flowOperations, type MoneyFlow } from "@satang/headless/outcomes";
import { useSatang } from "@satang/headless/provider";
import { money } from "@satang/story-kit/fake-money";
import { refuse } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BonusFlow } from "../src/flows/bonus/index.ts";
import { DepositFlow } from "../src/flows/deposit/index.ts";
import { GameFlow } from "../src/flows/games/index.ts";
import { InviteFlow } from "../src/flows/invite/index.ts";
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
  const first = flowOperations[flow].orders[0];
  await showMoney(
    <>
      {flows[flow](callbacks)}
      <Emitter operation={operation ?? ""} />
    </>,
    { overrides: money(500), signedIn: flow !== "register" },
  );
  await page.getByRole("button", { name: "emit" }).click();
  const cancelled = operation === first ? (["onCancel"] as const) : [];
  expect(calls).toEqual(["onUnknown", "onFailure", "onSuccess", ...cancelled]);
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

test("a member who closes the withdrawal without an order has cancelled it", async () => {
  const { calls, callbacks } = createCallbacks();
  await showMoney(<WithdrawFlow open onOpenChange={ignore} {...callbacks} />, {
    overrides: money(500),
  });
  await expect.element(page.getByRole("textbox", { name: "Amount" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  expect(calls).toEqual(["onCancel"]);
});
