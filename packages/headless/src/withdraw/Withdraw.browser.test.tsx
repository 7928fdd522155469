import { exampleOf, refuse, reply } from "@satang/api/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useWithdraw } from "./use-withdraw.ts";
import { Withdraw } from "./Withdraw.tsx";

const wallet = (cash: number) =>
  reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: cash }, slots: [] });
const bonus = (status: boolean) => reply("bonusCheckActive", { status });
const bounds = reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 });

const Bare = () => {
  const withdraw = useWithdraw();
  const { facts, problem, obstacle, state } = withdraw;
  if (!facts) return <p>{state}</p>;
  return (
    <Withdraw.Root value={withdraw}>
      <Withdraw.Amount aria-label="Amount" />
      <Withdraw.Submit>Withdraw</Withdraw.Submit>
      <p>status {withdraw.operation.status}</p>
      <p>obstacle {obstacle?.kind ?? "none"}</p>
      <p>problem {typeof problem === "string" ? problem : (problem?.kind ?? "none")}</p>
      <p>after {withdraw.balanceAfter ?? "unknown"}</p>
    </Withdraw.Root>
  );
};

test("an amount within the bounds is sent to withdrawAll", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(12_480.5), bonus(false), bounds],
  });
  await screen.getByLabelText("Amount").fill("99.99");
  await expect.element(screen.getByText("problem belowMinimum")).toBeVisible();
  await screen.getByLabelText("Amount").fill("480.5");
  await expect.element(screen.getByText("after 1200000")).toBeVisible();
  await screen.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletWithdrawAll")[0]?.body).toEqual({ amount: 480.5 });
});

test("a decimal comma and Thai digits in the middle are sent as the amount that the field shows", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(12_480.5), bonus(false), bounds],
  });
  const amount = screen.getByLabelText("Amount");
  await amount.click();
  await userEvent.keyboard("10,50{Home}{ArrowRight}๒3");
  await expect.element(amount).toHaveValue("1230,50");
  await userEvent.keyboard("e");
  await expect.element(amount).toHaveValue("123e0,50");
  await expect.element(screen.getByText("problem notANumber")).toBeVisible();
  await userEvent.keyboard("{Backspace}");
  await screen.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletWithdrawAll")[0]?.body).toEqual({ amount: 1_230.5 });
});

test("an active bonus fixes the amount to the whole balance", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet(12_480.5), bonus(true), bounds],
  });
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("12480.50");
  await expect.element(screen.getByLabelText("Amount")).toHaveAttribute("readonly");
  await screen.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("walletWithdrawAll")[0]?.body).toEqual({ amount: 12_480.5 });
});

test("a minimum above the balance is shown before anything is typed", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [wallet(20), bonus(false), bounds],
  });
  await expect.element(screen.getByText("obstacle minimumAboveBalance")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Withdraw" })).toBeDisabled();
});

test("bounds that cannot be read show an error with a retry, not a form without bounds", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [wallet(20), bonus(false), refuse("lookupWithdraw", "NO_DATA")],
  });
  await expect.element(screen.getByText("readFailed")).toBeVisible();
});

test("the bounds are read where the page has a query client of its own", async () => {
  const own = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { screen } = await renderWithBackend(
    <QueryClientProvider client={own}>
      <Bare />
    </QueryClientProvider>,
    { overrides: [wallet(12_480.5), bonus(false), bounds] },
  );
  await expect.element(screen.getByLabelText("Amount")).toBeVisible();
});
