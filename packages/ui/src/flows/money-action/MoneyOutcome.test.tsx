import type { MoneyAction } from "@satang/headless/money-action";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { MoneyOutcome, type ToldStatus } from "./MoneyOutcome.tsx";

const told = page.getByRole("status");

function Outcome({ status, check = vi.fn() }: { status: ToldStatus; check?: () => void }) {
  const nothing = () => undefined;
  const action: MoneyAction = {
    status,
    error: null,
    canGiveUp: false,
    order: null,
    isUnderWay: status === "checking",
    submit: nothing,
    retry: nothing,
    check,
    dismiss: nothing,
  };
  return (
    <>
      <MoneyOutcome action={action} status={status} order="500.00 baht" onClose={nothing} />
      <button type="button">Elsewhere</button>
    </>
  );
}

test("what is said takes the focus, also when the button that asked again is gone", async () => {
  const check = vi.fn();
  const { rerender } = await show(<Outcome status="stillUnknown" check={check} />);
  await expect.element(told).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(check).toHaveBeenCalledOnce();
  await rerender(<Outcome status="checking" />);
  await expect.element(told).toHaveFocus();
});

test("an answer that comes leaves the focus where the member has put it", async () => {
  const { rerender } = await show(<Outcome status="checking" />);
  const elsewhere = page.getByRole("button", { name: "Elsewhere" });
  await elsewhere.click();
  await rerender(<Outcome status="landed" />);
  await expect.element(told).toMatchTextContent("It went through");
  await expect.element(elsewhere).toHaveFocus();
});
