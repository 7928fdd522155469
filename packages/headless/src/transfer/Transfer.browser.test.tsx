import { drop, exampleOf, garbage, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { Transfer } from "./Transfer.tsx";
import { useTransfer } from "./use-transfer.ts";

const wallet = (cash: number, game: number) =>
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive: true, amount: game }],
  });
const noRows = reply("statementList", { total: 0, statements: [] });

const Bare = () => {
  const transfer = useTransfer();
  if (transfer.accounts.state !== "ready") return <p>{transfer.accounts.state}</p>;
  const { operation, problem } = transfer;
  return (
    <Transfer.Root value={transfer}>
      <Transfer.Form>
        <Transfer.From aria-label="From">
          {[null, ...transfer.accounts.data].map((account) => (
            <Transfer.Option
              key={account?.code ?? "none"}
              code={account?.code ?? null}
              aria-label={account?.code ?? "none"}
            />
          ))}
        </Transfer.From>
        <Transfer.To aria-label="To">
          {[null, ...transfer.accounts.data].map((account) => (
            <Transfer.Option
              key={account?.code ?? "none"}
              code={account?.code ?? null}
              aria-label={account?.code ?? "none"}
            />
          ))}
        </Transfer.To>
        <Transfer.Amount aria-label="Amount" />
        <Transfer.Submit>Move</Transfer.Submit>
      </Transfer.Form>
      <p>status {operation.status}</p>
      <p>
        problem {problem === null ? "none" : typeof problem === "string" ? problem : problem.kind}
      </p>
      <button type="button" onClick={operation.check}>
        Check
      </button>
    </Transfer.Root>
  );
};

type Screen = Awaited<ReturnType<typeof renderWithBackend>>["screen"];

async function fillIn(screen: Screen, amount: string) {
  await screen.getByRole("radiogroup", { name: "From" }).getByLabelText("wallet").click();
  await screen.getByRole("radiogroup", { name: "To" }).getByLabelText("PG").click();
  await screen.getByLabelText("Amount").fill(amount);
}

test("both carousels start on 'none', and nothing can be sent until both accounts and the amount are valid", async () => {
  const { screen } = await renderWithBackend(<Bare />, { overrides: [wallet(500, 0), noRows] });
  const none = screen.getByRole("radiogroup", { name: "From" }).getByLabelText("none");
  await expect.element(none).toBeChecked();
  await expect.element(screen.getByText("problem accountMissing")).toBeVisible();
  await fillIn(screen, "500.01");
  await expect.element(screen.getByText("problem aboveBalance")).toBeVisible();
  await screen.getByLabelText("Amount").fill("0.99");
  await expect.element(screen.getByText("problem belowMinimum")).toBeVisible();
  await screen.getByLabelText("Amount").fill("1.005");
  await expect.element(screen.getByText("problem tooManyDecimals")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Move" })).toBeDisabled();
});

test("a transfer is sent once for a double tap, with a key, and the balances are read again", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(500, 0), noRows],
  });
  await fillIn(screen, "100.5");
  await screen.getByRole("button", { name: "Move" }).dblClick();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(1);
  expect(sent("walletTransfer")[0]?.body).toEqual({ from: "wallet", to: "PG", amount: 100.5 });
  expect(sent("walletTransfer")[0]?.headers.get("idempotency-key")).toMatch(/^[\w-]{16,}$/);
  await vi.waitFor(() => expect(sent("walletGet").length).toBeGreaterThanOrEqual(3));
});

test("the second tap sends nothing, even when the first was answered before it; a tap half a second later is a new order", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(500, 0), noRows],
  });
  await fillIn(screen, "100");
  const move = screen.getByRole("button", { name: "Move" }).element() as HTMLButtonElement;
  const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
  move.click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  now.mockReturnValue(10_499);
  move.click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(1);
  now.mockReturnValue(10_500);
  move.click();
  await vi.waitFor(() => expect(sent("walletTransfer")).toHaveLength(2));
  now.mockRestore();
});

test("a refusal is a failure, and keeps the typed values", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [wallet(500, 0), noRows, refuse("walletTransfer", "MONEY_NOT_ENOUGH")],
  });
  await fillIn(screen, "100");
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByText("status refused")).toBeVisible();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("100");
});

test("a lost reply ends as done when a statement row has the key of the transfer", async () => {
  const { screen, sent, backend } = await renderWithBackend(<Bare />, {
    overrides: [wallet(500, 0), noRows, garbage("walletTransfer")],
  });
  await fillIn(screen, "100");
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByText("status checking")).toBeVisible();
  const row = {
    statementType: "transfer" as const,
    from: "wallet",
    to: "PG",
    status: "SUCCESS",
    amount: 100,
    createdAt: new Date().toISOString(),
    reference: sent("walletTransfer")[0]?.headers.get("idempotency-key") ?? "",
  };
  backend.use(wallet(400, 100), reply("statementList", { total: 1, statements: [row] }));
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletTransfer")).toHaveLength(1);
});

test("a lost reply is never reported as failed while the service may still execute the call", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(500, 0), noRows, drop("walletTransfer")],
  });
  await fillIn(screen, "100");
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByText("status checking")).toBeVisible();
  await vi.waitFor(() => {
    (screen.getByRole("button", { name: "Check" }).element() as HTMLElement).click();
    expect(screen.getByText("status notKnownYet").query()).not.toBeNull();
  });
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("100");
  expect(sent("walletTransfer")).toHaveLength(1);
});
