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
  const { accounts, draft, operation, problem, state } = transfer;
  if (accounts.length === 0) return <p>{state}</p>;
  return (
    <Transfer.Root value={transfer}>
      {(["from", "to"] as const).map((end) => (
        <Transfer.End key={end} end={end} aria-label={end === "from" ? "From" : "To"}>
          {[null, ...accounts].map((account) => (
            <Transfer.Option
              key={account?.code ?? "none"}
              code={account?.code ?? null}
              aria-label={account?.code ?? "none"}
            />
          ))}
        </Transfer.End>
      ))}
      <Transfer.Amount aria-label="Amount" />
      <Transfer.Submit disabled={draft === null}>Move</Transfer.Submit>
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
  await expect.poll(() => sent("walletGet").length).toBeGreaterThanOrEqual(3);
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
  await expect.poll(() => sent("walletTransfer")).toHaveLength(2);
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
  await vi.waitFor(
    () => {
      (screen.getByRole("button", { name: "Check" }).element() as HTMLElement).click();
      expect(screen.getByText("status notKnownYet").query()).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("100");
  expect(sent("walletTransfer")).toHaveLength(1);
});

const FromTheStart = ({ onDone }: { onDone: (order: unknown) => void }) => {
  const transfer = useTransfer({ defaultFrom: "wallet", defaultTo: "PG", onDone });
  return (
    <Transfer.Root value={transfer}>
      <Transfer.All>All of it</Transfer.All>
      <Transfer.Amount aria-label="Amount" />
      <Transfer.Submit>Move</Transfer.Submit>
      <p>state {transfer.state}</p>
      <Transfer.Retry>Try again</Transfer.Retry>
    </Transfer.Root>
  );
};

test("a page that reports by itself is called once with the order, and the form is empty for the next one", async () => {
  const onDone = vi.fn();
  const { screen, sent } = await renderWithBackend(<FromTheStart onDone={onDone} />, {
    overrides: [wallet(500, 0), noRows],
  });
  await screen.getByRole("button", { name: "All of it" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("500");
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("");
  await expect.element(screen.getByText("state entering")).toBeVisible();
  const order = { from: "wallet", to: "PG", amount: 50_000 };
  expect(sent("walletTransfer")).toHaveLength(1);
  const key = sent("walletTransfer")[0]?.headers.get("idempotency-key");
  const end = {
    order,
    key,
    sentAt: expect.any(Number),
    status: "done",
    receipt: { message: "SUCCESS" },
    error: null,
    isAnswered: true,
  };
  expect(onDone.mock.calls).toEqual([[order, end]]);
});

test("nothing is shown as missing before the member has tried to send", async () => {
  const { screen, sent } = await renderWithBackend(<FromTheStart onDone={vi.fn()} />, {
    overrides: [wallet(500, 0), noRows],
  });
  const amount = screen.getByLabelText("Amount");
  await expect.element(screen.getByText("state entering")).toBeVisible();
  await expect.element(amount).not.toHaveAttribute("aria-invalid");
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(sent("walletTransfer")).toHaveLength(0);
});

test("accounts that could not be read are read again", async () => {
  const { screen, backend } = await renderWithBackend(<FromTheStart onDone={vi.fn()} />, {
    overrides: [drop("walletGet"), noRows],
  });
  await expect.element(screen.getByText("state readFailed")).toBeVisible();
  backend.use(wallet(500, 0));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("state entering")).toBeVisible();
});

test("a member without a game account has nowhere to move money to", async () => {
  const { screen } = await renderWithBackend(<FromTheStart onDone={vi.fn()} />, {
    overrides: [reply("walletGet", { ...exampleOf("walletGet"), slots: [] }), noRows],
  });
  await expect.element(screen.getByText("state noGames")).toBeVisible();
});
