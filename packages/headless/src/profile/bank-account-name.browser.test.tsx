import { exampleOf, garbage, hang, refuse, reply } from "@satang/api/testing";
import { useMutationState } from "@tanstack/react-query";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useBankAccountName } from "./use-bank-account-name.ts";

const example = exampleOf("walletGet");
const wallet = (bankAccountName: string, bankCode?: string) =>
  reply("walletGet", {
    ...example,
    profile: { ...example.profile, ...(bankCode ? { bankCode } : {}) },
    bankAccount: { ...example.bankAccount, bankAccountName },
  });
const ofProfile = (bankCode: string) =>
  reply("accountProfile", { ...exampleOf("accountProfile"), bankCode });

const Bare = () => {
  const name = useBankAccountName();
  return (
    <>
      <p>{name.mustFix ? "must fix" : "fine"}</p>
      <p>problem {name.problem ?? "none"}</p>
      <p>error {name.error?.kind === "coded" ? name.error.code : "none"}</p>
      <p>shown {name.shownProblem ?? "none"}</p>
      <form {...name.getFormProps()}>
        <input aria-label="Name" {...name.getNameProps()} />
        <button {...name.getSubmitProps()}>Save</button>
      </form>
    </>
  );
};

test("a member of KTB fixes the name once, and the wallet is read again", async () => {
  const { screen, backend, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet("มานี มีนา", "KTB")],
  });
  await expect.element(screen.getByText("must fix")).toBeVisible();
  expect(sent("accountProfile")).toHaveLength(0);
  await expect.element(screen.getByText("shown none")).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("shown required")).toBeVisible();
  await screen.getByLabelText("Name").fill("มานี");
  await expect.element(screen.getByText("problem latinOnly")).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  expect(sent("accountUpdateBankAccountName")).toHaveLength(0);

  await screen.getByLabelText("Name").fill(" manee  meena ");
  backend.use(wallet("MANEE MEENA", "KTB"));
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("fine")).toBeVisible();
  expect(sent("accountUpdateBankAccountName").map(({ body }) => body)).toEqual([
    { bankCode: "KTB", bankAccountName: "MANEE MEENA" },
  ]);
});

const Closing = () => {
  const [isOpen, setOpen] = useState(true);
  const kept = useMutationState({ select: ({ state }) => state.variables });
  return (
    <>
      {isOpen && <Bare />}
      <p>kept {kept.length}</p>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  );
};

test("a saved name is not kept when the view is closed", async () => {
  const { screen } = await renderWithBackend(<Closing />, {
    overrides: [wallet("มานี มีนา", "KTB")],
  });
  await screen.getByLabelText("Name").fill("MANEE");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("kept 1")).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("kept 0")).toBeVisible();
});

test("a view that is closed during a save leaves few timers until the answer", async () => {
  const { screen, sent } = await renderWithBackend(<Closing />, {
    overrides: [wallet("มานี มีนา", "KTB"), hang("accountUpdateBankAccountName")],
  });
  await screen.getByLabelText("Name").fill("MANEE");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent("accountUpdateBankAccountName").length).toBe(1);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await screen.getByRole("button", { name: "Close" }).click();
  const closed = Date.now();
  for (let timers = 0; timers < 10; timers += 1) vi.advanceTimersToNextTimer();
  // With a timer every few ms, ten are over within 100 ms. Timers of the page itself are among the ten, so they may take
  // less than ten pauses of the cache.
  expect(Date.now() - closed).toBeGreaterThan(1_000);
});

test("a double tap saves once", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet("มานี มีนา", "KTB"), hang("accountUpdateBankAccountName")],
  });
  await screen.getByLabelText("Name").fill("MANEE");
  await screen.getByRole("button", { name: "Save" }).dblClick();
  await expect.poll(() => sent("accountUpdateBankAccountName").length).toBe(1);
});

test("the code of the bank comes from the profile when the wallet has none", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [wallet("มานี มีนา"), ofProfile("BBL")],
  });
  await expect.element(screen.getByText("must fix")).toBeVisible();
});

test("another bank accepts the name as it is", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, {
    overrides: [wallet("มานี มีนา"), ofProfile("SCB")],
  });
  await expect.poll(() => sent("accountProfile").length).toBe(1);
  await expect.element(screen.getByText("fine")).toBeVisible();
});

test("a name that was saved without a reply that proves it is looked up, and reported once", async () => {
  const { screen, backend, sent } = await renderWithBackend(<Bare />, {
    overrides: [
      wallet("สมชาย", "KTB"),
      garbage("accountUpdateBankAccountName", { status: 200, body: "OK" }),
      reply("accountProfile", {
        ...exampleOf("accountProfile"),
        bankCode: "KTB",
        bankAccountName: "SOMCHAI JAIDEE",
      }),
    ],
  });
  await expect.element(screen.getByText("must fix")).toBeVisible();
  await screen.getByRole("textbox").fill("somchai jaidee");
  backend.use(wallet("SOMCHAI JAIDEE", "KTB"));
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("fine")).toBeVisible();
  await expect.element(screen.getByText("error none")).toBeVisible();
  expect(sent("accountUpdateBankAccountName")).toHaveLength(1);
});

test("a refusal is an error, and the name must still be fixed", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [
      wallet("มานี มีนา", "KTB"),
      refuse("accountUpdateBankAccountName", "BANK_ACCOUNT_NAME_ENG"),
    ],
  });
  await screen.getByLabelText("Name").fill("MANEE");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("error BANK_ACCOUNT_NAME_ENG")).toBeVisible();
  await expect.element(screen.getByText("must fix")).toBeVisible();
});
