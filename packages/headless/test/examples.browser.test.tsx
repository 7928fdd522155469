import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { DepositExample } from "../examples/deposit.tsx";
import { LoginExample } from "../examples/login.tsx";
import { RegisterExample } from "../examples/register.tsx";
import { StatementExample } from "../examples/statement.tsx";
import { TransferExample } from "../examples/transfer.tsx";
import { WalletExample } from "../examples/wallet.tsx";
import { WithdrawExample } from "../examples/withdraw.tsx";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

test("login: a member corrects a wrong password and signs in once", async () => {
  const onSignedIn = vi.fn();
  const { screen, backend, sent } = await renderWithBackend(
    <LoginExample onSignedIn={onSignedIn} />,
    {
      device: createDevice({ token: null }),
      overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")],
    },
  );
  const submit = screen.getByRole("button", { name: "Log in" });
  await submit.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Fill in all fields.");
  await expect.element(screen.getByLabelText("Password")).toHaveAttribute("aria-invalid", "true");
  await screen.getByLabelText("Phone number").fill("081-234-5678");
  await screen.getByLabelText("Password").fill("wrong");
  await submit.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("WRONG_CREDENTIAL");
  backend.use(reply("sessionLogin", { token: "t-1" }));
  await screen.getByLabelText("Password").fill("satang-demo");
  await screen.getByLabelText("Stay signed in").click();
  await expect.element(screen.getByLabelText("Stay signed in")).toBeChecked();
  await submit.click();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(null));
  expect(sent("sessionLogin").at(-1)?.body).toEqual({
    username: "0812345678",
    password: "satang-demo",
  });
});

test("register: a member registers and follows the link to the login", async () => {
  const onRegistered = vi.fn();
  const { screen, sent } = await renderWithBackend(
    <RegisterExample onRegistered={onRegistered} />,
    {
      device: createDevice({ token: null }),
    },
  );
  const next = screen.getByRole("button", { name: "Next" });
  const fill = (label: string, text: string) =>
    screen.getByLabelText(label, { exact: true }).fill(text);
  await next.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("required");
  await fill("Phone number", "+66 81 234 5678");
  await next.click();
  await fill("Code", "123456");
  await next.click();
  await fill("Name", "สมชาย");
  await fill("Password", "p4ss");
  await fill("Password again", "p4ss");
  await next.click();
  await screen.getByLabelText("Bank", { exact: true }).selectOptions("KBANK");
  await fill("Account number", "123-4-56789-0");
  await fill("First name", "somchai");
  await expect.element(screen.getByLabelText("First name")).toHaveValue("SOMCHAI");
  await fill("Last name", "jaidee");
  await next.click();
  await screen.getByRole("link", { name: "Log in" }).click();
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  expect(sent("accountRegister").map(({ body }) => body)).toEqual([
    {
      name: "สมชาย",
      phoneNumber: "0812345678",
      password: "p4ss",
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
    },
  ]);
});

test("statement: a member reads it again after a lost connection and goes to the next page", async () => {
  const { screen, backend, sent } = await renderWithBackend(<StatementExample />, {
    overrides: [drop("statementList")],
  });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(reply("statementList", { ...exampleOf("statementList"), total: 12 }));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(screen.getByRole("list", { name: "Statement" }).getByRole("listitem").first())
    .toBeVisible();
  const previous = screen.getByRole("button", { name: "Previous" });
  await expect.element(previous).toBeDisabled();
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByLabelText("Current page")).toHaveTextContent("2");
  await expect
    .element(screen.getByRole("button", { name: "Page 2" }))
    .toHaveAttribute("aria-current", "page");
  await vi.waitFor(() => expect(sent("statementList").at(-1)?.body).toMatchObject({ page: 2 }));
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("statement: a message is shown when there are no rows", async () => {
  const { screen } = await renderWithBackend(<StatementExample />, {
    overrides: [reply("statementList", { total: 0, statements: [] })],
  });
  await expect.element(screen.getByText("No transactions yet")).toBeVisible();
});

const noRows = reply("statementList", { total: 0, statements: [] });
const wallet = (cash: number) =>
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive: true, amount: 0 }],
  });

test("transfer: a member is shown what is missing, then moves the whole wallet to a game", async () => {
  const { screen, sent } = await renderWithBackend(<TransferExample />, {
    overrides: [wallet(480.5), noRows],
  });
  const to = screen.getByRole("radiogroup", { name: "to" });
  const submit = screen.getByRole("button", { name: /^Transfer/ });
  await expect.element(to).toBeVisible();
  await expect.element(to).not.toHaveAttribute("aria-invalid");
  await submit.click();
  await expect.element(to).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByText("Choose an account.")).toBeVisible();
  await to.getByRole("radio", { name: "PG Slot 0.00" }).click();
  await screen.getByLabelText("Amount").fill("480.51");
  await expect.element(screen.getByText("There is not so much in this account.")).toBeVisible();
  await screen.getByRole("button", { name: "All" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("480.50");
  await screen.getByRole("button", { name: "Transfer 480.5 THB" }).click();
  await screen.getByRole("button", { name: "Transfer again" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("");
  expect(sent("walletTransfer").map(({ body }) => body)).toEqual([
    { from: "wallet", to: "PG", amount: 480.5 },
  ]);
});

test("transfer: a member without a reply reads that it is being checked", async () => {
  const { screen, sent } = await renderWithBackend(<TransferExample />, {
    overrides: [wallet(500), noRows, drop("walletTransfer")],
  });
  await screen
    .getByRole("radiogroup", { name: "to" })
    .getByRole("radio", { name: "PG Slot 0.00" })
    .click();
  await screen.getByLabelText("Amount").fill("100");
  await screen.getByRole("button", { name: /^Transfer/ }).click();
  await expect.element(screen.getByRole("status")).toMatchTextContent("We are checking the result");
  expect(sent("walletTransfer")).toHaveLength(1);
});

test("withdraw: a member reads the bound, then withdraws within it", async () => {
  const { screen, sent } = await renderWithBackend(<WithdrawExample />, {
    overrides: [
      wallet(500),
      noRows,
      reply("bonusCheckActive", { status: false }),
      reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 }),
    ],
  });
  const amount = screen.getByLabelText("Amount");
  await amount.fill("99");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("At least 100");
  await amount.fill("200");
  await expect.element(screen.getByLabelText("Balance afterwards")).toHaveTextContent("300");
  await screen.getByRole("button", { name: "Withdraw" }).click();
  await screen.getByRole("button", { name: "Withdraw again" }).click();
  await expect.element(amount).toHaveValue("");
  expect(sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 200 }]);
});

test("withdraw: a bonus fixes the amount, and facts that could not be read are read again", async () => {
  const bounds = reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 });
  const { screen, backend } = await renderWithBackend(<WithdrawExample />, {
    overrides: [
      wallet(500),
      noRows,
      reply("bonusCheckActive", { status: true }),
      refuse("lookupWithdraw", "NO_DATA"),
    ],
  });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(bounds);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("500");
  await expect.element(screen.getByLabelText("Amount")).toHaveAttribute("readonly");
  await expect.element(screen.getByRole("button", { name: "All" })).toBeDisabled();
});

test("deposit: a member chooses a way, asks for a QR and cancels it", async () => {
  const expireIn = new Date(Date.now() + 300_000).toISOString();
  const { screen, sent, backend } = await renderWithBackend(<DepositExample />, {
    overrides: [
      refuse("lookupDeposit", "NO_BANK"),
      reply("qrcodeCurrent", { hasQrcode: false }),
      noRows,
    ],
  });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(reply("lookupDeposit", exampleOf("lookupDeposit")));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText(/^Transfer to/)).toBeVisible();
  const way = screen.getByRole("button", { name: "QR KBANK" });
  await way.click();
  await expect.element(way).toHaveAttribute("aria-pressed", "true");
  await screen.getByLabelText("Amount").fill("0.5");
  await expect.element(screen.getByText("At least 1")).toBeVisible();
  await screen.getByRole("button", { name: "500", exact: true }).click();
  backend.use(reply("qrcodeCreate", { ...exampleOf("qrcodeCreate", "created"), expireIn }));
  await screen.getByRole("button", { name: "Create QR" }).click();
  await expect.element(screen.getByRole("img", { name: "QR code to pay" })).toBeVisible();
  await expect.element(screen.getByRole("timer")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel the QR" }).click();
  await expect.element(screen.getByLabelText("Amount")).toBeVisible();
  expect(sent("qrcodeCreate").map(({ body }) => body)).toEqual([{ amount: 500 }]);
  expect(sent("qrcodeCancel")).toHaveLength(1);
});

test("deposit: after a reload the chosen way is chosen again", async () => {
  const device = createDevice();
  const overrides = [reply("qrcodeCurrent", { hasQrcode: false }), noRows];
  const first = await renderWithBackend(<DepositExample />, { device, overrides });
  await first.screen.getByRole("button", { name: "QR KBANK" }).click();
  await first.screen.unmount();
  const second = await renderWithBackend(<DepositExample />, { device, overrides });
  await expect
    .element(second.screen.getByRole("button", { name: "QR KBANK" }))
    .toHaveAttribute("aria-pressed", "true");
});

const walletOf = (cash: number, isActive: boolean) =>
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive, amount: 20 }],
  });

test("wallet: a member reads it again, refreshes it, and opens an account at a game", async () => {
  const { screen, backend, sent } = await renderWithBackend(<WalletExample />, {
    overrides: [refuse("walletGet", "NO_DATA")],
  });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(walletOf(100, false));
  await screen.getByRole("button", { name: "Try again" }).click();
  const balance = screen.getByLabelText("Balance");
  await expect.element(balance).toHaveTextContent("100 THB");
  backend.use(walletOf(250.5, false));
  await screen.getByRole("button", { name: "Refresh" }).click();
  await expect.element(balance).toHaveTextContent("250.5 THB");
  expect(sent("walletRefreshSlots")).toHaveLength(1);
  backend.use(walletOf(250.5, true));
  await screen.getByRole("button", { name: "Open PG Slot" }).click();
  await expect.element(screen.getByText("PG Slot is open.")).toBeVisible();
  expect(sent("walletActivateGame")).toHaveLength(1);
});
