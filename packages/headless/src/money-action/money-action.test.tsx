import { drop, exampleOf, hang, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { useInterruptedMoney } from "./use-interrupted-money.ts";
import { useMoneyAction } from "./use-money-action.ts";

const order = { kind: "withdraw", amount: 10_000 } as const;
const wallet = reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: 500 } });
const noRows = reply("statementList", { total: 0, statements: [] });

const Tab = ({ name }: { name: string }) => {
  const action = useMoneyAction("withdraw");
  const interrupted = useInterruptedMoney();
  return (
    <>
      <p>
        {name} {action.status}, {interrupted.length} interrupted
      </p>
      <button type="button" onClick={() => action.submit(order)}>
        {name} withdraw
      </button>
    </>
  );
};

test("two tabs pressed together send one call, and the other says that it is being done", async () => {
  const device = createDevice();
  const overrides = [wallet, noRows, hang("walletWithdrawAll")];
  const first = await renderWithBackend(<Tab name="first" />, { device, overrides });
  const second = await renderWithBackend(<Tab name="second" />, { device, overrides });
  await first.screen.getByRole("button", { name: "first withdraw" }).click();
  await second.screen.getByRole("button", { name: "second withdraw" }).click();
  await expect.element(second.screen.getByText(/^second busy/)).toBeVisible();
  await vi.waitFor(() => expect(first.sent("walletWithdrawAll")).toHaveLength(1));
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("what a reload interrupted is known on the next visit and told without being sent again", async () => {
  const device = createDevice();
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [wallet, noRows, drop("walletWithdrawAll")],
  });
  await first.screen.getByRole("button", { name: "first withdraw" }).click();
  await vi.waitFor(() => expect(first.sent("walletWithdrawAll")).toHaveLength(1));
  await expect.element(first.screen.getByText(/^first checking/)).toBeVisible();

  const row = {
    statementType: "withdraw" as const,
    from: "wallet",
    to: "SCB",
    status: "PROCESSING",
    amount: 100,
    createdAt: "2026-11-21T10:00:00+07:00",
    reference: first.sent("walletWithdrawAll")[0]?.headers.get("idempotency-key") ?? "",
  };
  const visit = { ...createDevice(), storage: device.storage };
  const second = await renderWithBackend(<Tab name="second" />, {
    device: visit,
    overrides: [wallet, reply("statementList", { total: 1, statements: [row] })],
  });
  await expect.element(second.screen.getByText("second landed, 1 interrupted")).toBeVisible();
  expect(second.sent("walletWithdrawAll")).toHaveLength(0);
});

test("a stored intention that is garbage is ignored", async () => {
  const device = createDevice();
  const { _id: member } = exampleOf("walletGet").profile;
  device.storage.write(
    `money-action.withdraw.${member}`,
    '{"key":"k","order":{"kind":"withdraw"}}',
  );
  const { screen } = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [wallet, noRows],
  });
  await expect.element(screen.getByText("first idle, 0 interrupted")).toBeVisible();
});

test("what another member left behind is not among what was interrupted", async () => {
  const device = createDevice();
  const first = await renderWithBackend(<Tab name="first" />, {
    device,
    overrides: [wallet, noRows, drop("walletWithdrawAll")],
  });
  await first.screen.getByRole("button", { name: "first withdraw" }).click();
  await expect.element(first.screen.getByText(/^first checking/)).toBeVisible();
  const example = exampleOf("walletGet");
  const another = { ...example, profile: { ...example.profile, _id: "another" } };
  const visit = { ...createDevice(), storage: device.storage };
  const second = await renderWithBackend(<Tab name="second" />, {
    device: visit,
    overrides: [reply("walletGet", another), noRows],
  });
  await vi.waitFor(() => expect(second.sent("walletGet")).not.toHaveLength(0));
  await second.screen.getByRole("button", { name: "second withdraw" }).click();
  await expect.element(second.screen.getByText("second succeeded, 0 interrupted")).toBeVisible();
});
