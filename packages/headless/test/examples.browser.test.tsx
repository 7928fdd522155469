import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { receiptOfOrder } from "@satang/headless/receipt";
import { slipPicture } from "@satang/story-kit/slip-picture";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { BonusExample } from "../examples/bonus.tsx";
import { ContactExample } from "../examples/contact.tsx";
import { DepositExample } from "../examples/deposit.tsx";
import { GameExample } from "../examples/game.tsx";
import { HowtoExample } from "../examples/howto.tsx";
import { InviteExample } from "../examples/invite.tsx";
import { LoginExample } from "../examples/login.tsx";
import { ReceiptExample } from "../examples/receipt.tsx";
import { RefundExample } from "../examples/refund.tsx";
import { RegisterExample } from "../examples/register.tsx";
import { SlipsExample, SlipUploadExample } from "../examples/slip.tsx";
import { SpinExample } from "../examples/spin.tsx";
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
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith(null);
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
  await expect.poll(() => onRegistered).toHaveBeenCalledTimes(1);
  expect(sent("accountRegister").map(({ body }) => body)).toEqual([
    {
      name: "สมชาย",
      phoneNumber: "0812345678",
      password: "p4ss",
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
      currency: "BAHT",
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
    .element(screen.getByRole("list", { name: "2026-11-21" }).getByRole("listitem").first())
    .toBeVisible();
  const previous = screen.getByRole("button", { name: "Previous" });
  await expect.element(previous).toBeDisabled();
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByLabelText("Current page")).toHaveTextContent("2");
  await expect
    .element(screen.getByRole("button", { name: "Page 2" }))
    .toHaveAttribute("aria-current", "page");
  await expect.poll(() => sent("statementList").at(-1)?.body).toMatchObject({ page: 2 });
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("statement: a filter that the service offers shows its first page", async () => {
  const filters = [{ filter: "out", total: 1 }];
  const { screen, sent } = await renderWithBackend(<StatementExample />, {
    overrides: [reply("statementList", { ...exampleOf("statementList"), total: 30, filters })],
  });
  await screen.getByRole("button", { name: "Next" }).click();
  await screen.getByRole("button", { name: "out (1)" }).click();
  await expect
    .element(screen.getByRole("button", { name: "out (1)" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => sent("statementList").at(-1)?.body)
    .toEqual({ page: 1, limit: 10, filter: "out" });
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
  await screen.getByRole("button", { name: "SCB" }).click();
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

test("deposit: a member sends a gift link, sealed, and reads what it was worth", async () => {
  const { screen, sent } = await renderWithBackend(<DepositExample />, {
    device: { ...createDevice(), giftLinkKey: btoa("k".repeat(32)) },
    overrides: [
      noRows,
      reply("lookupDeposit", {
        ...exampleOf("lookupDeposit"),
        wallets: [{ walletAccountName: "0877777777", mode: "LINK" }],
      }),
      reply("walletTruelink", { message: "SUCCESS", amount: 100 }),
    ],
  });
  await screen.getByRole("button", { name: "Gift link" }).click();
  const send = screen.getByRole("button", { name: "Send the link" });
  await expect.element(send).toBeDisabled();
  await screen
    .getByLabelText("Link", { exact: true })
    .fill("https://gift.example/?v=abcdefgh12345678");
  await send.dblClick();
  await expect.element(screen.getByText(/^100 is in your wallet\./)).toBeVisible();
  expect(sent("walletTruelink")).toHaveLength(1);
  expect(JSON.stringify(sent("walletTruelink")[0]?.body)).not.toContain("gift.example");
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

test("slips: a member sees what the device found, sends the picture once, and sees its status", async () => {
  const list = (status: string) =>
    reply("statementSlips", {
      slips: [{ createdAt: "2026-11-21T09:30:00+07:00", status, amount: 300, reference: "SL-9" }],
      total: 1,
    });
  const { screen, backend, sent } = await renderWithBackend(
    <>
      <SlipUploadExample />
      <SlipsExample />
    </>,
    { overrides: [reply("statementSlips", { slips: [], total: 0 })] },
  );
  const send = screen.getByRole("button", { name: "Send", exact: true });
  await expect.element(send).toBeDisabled();
  await userEvent.upload(screen.getByLabelText("Picture of the slip"), await slipPicture());
  for (const name of ["file", "picture", "qr", "repeat"]) {
    await expect.element(screen.getByText(`${name}: passed`)).toBeVisible();
  }
  expect(sent("walletUploadSlip")).toHaveLength(0);
  backend.use(list("PROCESSING"));
  await send.dblClick();
  await expect.element(screen.getByText("The slip was sent.")).toBeVisible();
  expect(sent("walletUploadSlip")).toHaveLength(1);
  await expect.element(screen.getByText(/30000 processing/)).toBeVisible();
  backend.use(list("SUCCESS"));
  await screen.getByRole("button", { name: "Refresh" }).click();
  await expect.element(screen.getByText(/30000 success/)).toBeVisible();

  await screen.getByRole("button", { name: "Send another" }).click();
  await userEvent.upload(screen.getByLabelText("Picture of the slip"), await slipPicture());
  await expect.element(screen.getByText("repeat: sentBefore")).toBeVisible();
  await expect.element(send).toBeEnabled();
});

test("invite: the banners come first, then the bonus is received", async () => {
  const { screen, sent } = await renderWithBackend(<InviteExample />);
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByLabelText("Your link")).toMatchTextContent(/register\?code=PR/);
  await expect.element(screen.getByText("สมหญิง: 25")).toBeVisible();
  await screen.getByRole("button", { name: "Receive" }).click();
  await expect.element(screen.getByText("Received.")).toBeVisible();
  expect(sent("inviteReceiveBonus")).toHaveLength(1);
});

test("refund: a refund that a bonus locks can be added to the wallet only", async () => {
  const { screen, sent } = await renderWithBackend(<RefundExample />, {
    overrides: [reply("refundCheck", { ...exampleOf("refundCheck"), bonus: true })],
  });
  await expect.element(screen.getByText(/A bonus is active/)).toBeVisible();
  await screen.getByRole("button", { name: "Receive" }).click({ force: true });
  await screen.getByRole("button", { name: "Add to wallet" }).click();
  await expect.element(screen.getByText("Received.")).toBeVisible();
  expect([sent("refundReceive").length, sent("refundAddWallet").length]).toEqual([0, 1]);
});

test("spin: the wheel is spun once, and a coupon is claimed after a question", async () => {
  const { screen, sent } = await renderWithBackend(<SpinExample />);
  await screen.getByRole("button", { name: "Spin" }).dblClick();
  await expect.element(screen.getByLabelText("Coins")).toMatchTextContent("2");
  document
    .getAnimations()
    .find(({ id }) => id === "turn")
    ?.finish();
  await expect.element(screen.getByText("Bonus 100", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  expect(sent("spinwheelSpin")).toHaveLength(1);

  await screen.getByRole("button", { name: "Claim Bonus 100" }).click();
  await screen.getByRole("button", { name: "Yes" }).dblClick();
  await expect.element(screen.getByText("Claimed.")).toBeVisible();
  expect(sent("spinwheelClaimCoupon")).toHaveLength(1);
});

test("bonus: one is received, and the one in use is cancelled with the message of the service", async () => {
  const { screen, backend, sent } = await renderWithBackend(<BonusExample />);
  await screen.getByRole("button", { name: "Open WELCOME" }).click();
  await expect.element(screen.getByText(/^1 left\. .*5%$/)).toBeVisible();
  backend.use(reply("bonusCheckActive", { status: true, type: "limit" }));
  await screen.getByRole("button", { name: "Receive WELCOME" }).click();
  await expect.element(screen.getByText(/^In use: limit/)).toBeVisible();
  expect(sent("bonusActivate")).toHaveLength(1);
  backend.use(reply("bonusCheckActive", { status: false }));
  await screen.getByRole("button", { name: "Cancel the bonus" }).click();
  await expect.element(screen.getByText("ยกเลิกโบนัสแล้ว")).toBeVisible();
  expect(sent("bonusClear")).toHaveLength(1);
});

test("promotion: a code is searched in upper case, and its promotion is received", async () => {
  const { screen, sent } = await renderWithBackend(<BonusExample />);
  const search = screen.getByRole("button", { name: "Search" });
  await search.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("A code is required.");
  await screen.getByLabelText("Code").fill("lucky50");
  await expect.element(screen.getByLabelText("Code")).toHaveValue("LUCKY50");
  await search.click();
  await screen.getByRole("button", { name: "Receive", exact: true }).click();
  await expect.poll(() => sent("promotionActivate")).toHaveLength(1);
  expect(sent("promotionActivate")[0]?.path).toEqual({ code: "LUCKY50" });
});

test("receipt: a member sees a withdrawal being paid, also after a lost connection", async () => {
  const at = "2026-11-21T14:32:08+07:00";
  const paid = (done: string | null) =>
    reply("statementList", {
      total: 1,
      statements: [
        {
          _id: "st-9",
          statementType: "withdraw",
          from: "wallet",
          to: "KBANK",
          status: done ? "SUCCESS" : "PROCESSING",
          amount: 300,
          createdAt: at,
          reference: "WD261121-0042",
          balanceAfter: 700.5,
          steps: [
            { step: "requested", at },
            { step: "done", at: done },
          ],
        },
      ],
    });
  const source = receiptOfOrder({
    kind: "withdraw",
    amount: satang(300_00),
    currency: "THB",
    from: "wallet",
    to: null,
    reference: "WD261121-0042",
    at: Date.parse(at),
  });
  const { screen, backend } = await renderWithBackend(<ReceiptExample source={source} />, {
    overrides: [drop("statementList")],
  });
  await expect.element(screen.getByRole("status")).toHaveTextContent("withdraw processing");
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(paid("2026-11-21T14:33:41+07:00"));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("withdraw success");
  const steps = screen.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect.element(steps.last()).toHaveTextContent("done 2026-11-21T14:33:41+07:00");
  await expect.element(screen.getByText("700.5")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("game: a blocked tab leaves a form with the credentials, and a new password is one call", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const wallet = exampleOf("walletGet");
  const game = { category: "slot", code: "UFABET", name: "UFABet", isActive: true, amount: 5 };
  const { screen, sent } = await renderWithBackend(<GameExample code="UFABET" />, {
    overrides: [
      reply("walletGet", {
        ...wallet,
        wallet: { amount: 0 },
        slots: [
          { ...game, category: "slot", web: "https://ufa.example/", android: "http://a.example" },
        ],
      }),
      reply("walletGameAccount", { username: "sat1", password: "p-1", event: { lang: "th" } }),
    ],
  });
  const account = screen.getByLabelText("Account");
  await expect.element(account).toHaveTextContent("sat1 hidden");
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(account).toHaveTextContent("sat1 p-1");
  expect(screen.getByRole("link").elements()).toEqual([]);
  await screen.getByRole("button", { name: "Play on web" }).click();
  const open = screen.getByRole("button", { name: "Open the game" });
  await expect.element(open).toBeVisible();
  const form = open.element().closest("form");
  expect(form?.getAttribute("action")).toBe("https://ufa.example/");
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    lang: "th",
    username: "sat1",
    password: "p-1",
  });
  await screen.getByRole("button", { name: "New password" }).click();
  await screen.getByRole("button", { name: "Yes" }).dblClick();
  await expect.element(screen.getByText(/The password/)).toBeVisible();
  expect(sent("walletResetGamePassword")).toHaveLength(1);
  vi.restoreAllMocks();
});

test("contact: a visitor reads it after a lost connection, and a link that is not safe is text", async () => {
  const toText = (markup: string) =>
    new DOMParser().parseFromString(markup, "text/html").body.textContent;
  const { screen, backend } = await renderWithBackend(<ContactExample toText={toText} />, {
    device: createDevice({ token: null }),
    overrides: [drop("lookupContact")],
  });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  const contact = exampleOf("lookupContact");
  backend.use(reply("lookupContact", { ...contact, lineLink: "javascript:alert(1)" }));
  await retry.click();
  await expect.element(screen.getByText("@satang")).toBeVisible();
  expect(screen.getByRole("link").query()).toBeNull();
});

test("how-to: a film is loaded when it opens, and removed when it closes", async () => {
  const { screen } = await renderWithBackend(
    <HowtoExample videos={{ play: "/nothing.webm", wallet: "" }} />,
    { device: createDevice({ token: null }) },
  );
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
  expect(document.querySelector("video")).toBeNull();
  await screen.getByRole("button", { name: "play" }).click();
  await expect.element(screen.getByLabelText("play").last()).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  expect(document.querySelector("video")).toBeNull();
});
