import { exampleOf, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { Refund } from "./Refund.tsx";
import { type UseRefundOptions, useRefund } from "./use-refund.ts";

const check = (change: object = {}) =>
  reply("refundCheck", { ...exampleOf("refundCheck"), ...change });

const Bare = (options: UseRefundOptions) => {
  const refund = useRefund(options);
  return (
    <Refund.Root value={refund}>
      <p>
        {refund.state} {refund.problem ?? "fine"} {refund.operation.status}
      </p>
      <Refund.AddWallet>Add</Refund.AddWallet>
      <Refund.Receive>Receive</Refund.Receive>
    </Refund.Root>
  );
};

test("a refund is taken once, and the check is read again", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, { overrides: [check()] });
  await expect.element(screen.getByText("ready fine idle")).toBeVisible();
  const checks = sent("refundCheck").length;
  await screen.getByRole("button", { name: "Receive" }).dblClick();
  await expect.element(screen.getByText("ready fine done")).toBeVisible();
  expect(sent("refundReceive")).toHaveLength(1);
  await expect.poll(() => sent("refundCheck").length).toBeGreaterThan(checks);
});

test("the check is read again after a refusal, and after a try that was not sent", async () => {
  const locks = { tryRun: async () => undefined };
  const onFailed = vi.fn(() => true);
  const refused = await renderWithBackend(<Bare onFailed={onFailed} />, {
    overrides: [check(), refuse("refundAddWallet", "REFUND_CONDITION")],
  });
  await refused.screen.getByRole("button", { name: "Add" }).click();
  await expect.poll(() => onFailed).toHaveBeenCalledOnce();
  await expect.poll(() => refused.sent("refundCheck").length).toBeGreaterThan(1);
  await refused.screen.unmount();

  const notSent = await renderWithBackend(<Bare onFailed={onFailed} />, {
    overrides: [check()],
    device: { ...createDevice(), locks },
  });
  await notSent.screen.getByRole("button", { name: "Receive" }).click();
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(2);
  await expect.poll(() => notSent.sent("refundCheck").length).toBeGreaterThan(1);
  expect(notSent.sent("refundReceive")).toHaveLength(0);
});

test.each([
  ["without a refund", { result: false, refundAmount: 0 }, "ready fine idle", [true, true]],
  ["with a bonus lock", { bonus: true }, "ready locked idle", [false, true]],
] as const)(
  "%s the buttons that cannot do anything are disabled",
  async (_when, change, text, [add, receive]) => {
    const { screen, sent } = await renderWithBackend(<Bare />, { overrides: [check(change)] });
    await expect.element(screen.getByText(text)).toBeVisible();
    const disabled = (name: string) =>
      screen.getByRole("button", { name }).element().getAttribute("aria-disabled") === "true";
    expect([disabled("Add"), disabled("Receive")]).toEqual([add, receive]);
    await screen.getByRole("button", { name: "Receive" }).click({ force: true });
    expect(sent("refundReceive")).toHaveLength(0);
  },
);

test("an amount that is not above 0 is refused on the device after a press", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [check({ refundAmount: 0 })],
  });
  await screen.getByRole("button", { name: "Receive" }).click();
  await expect.element(screen.getByText("ready minimum idle")).toBeVisible();
  expect(sent("refundReceive")).toHaveLength(0);
});
