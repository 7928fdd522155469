import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import { exampleOf, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DepositFlow } from "./DepositFlow.tsx";

afterEach(() => vi.restoreAllMocks());

const account = (bankCode: string, more: { bankType?: string; mode?: string } = {}) => ({
  bank: { nameTH: "ธนาคาร", nameEN: `${bankCode} bank` },
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "Satang Co Ltd",
  bankAccountNo: "4680123456",
  currency: "BAHT" as const,
  ...more,
});

const ways = (
  banks: ReturnType<typeof account>[],
  { isManual = false, wallets = [] as { walletAccountName: string; mode: string }[] } = {},
) => reply("lookupDeposit", { banks, wallets, isManual });

const open = (...overrides: Override[]) =>
  showMoney(<DepositFlow open onOpenChange={() => undefined} />, {
    overrides: [...money(500), ...overrides],
  });

/** Opens the only way. */
async function openWay(...overrides: Override[]) {
  const opened = await open(...overrides);
  await page.getByRole("list", { name: "Ways to deposit" }).getByRole("button").click();
  return opened;
}

const details = page.getByText("4 6 8, 0 1 2, 3 4 5 6");
const amount = page.getByRole("textbox", { name: "Amount" });
const copyNumber = page.getByRole("button", { name: "Copy Account number" });

const asDetails = [
  ["any account while all is manual", account("KBANK", { mode: "QR" }), true],
  ["a payment account in manual mode", account("WW", { bankType: "PAYMENT" }), false],
  ["SCB", account("SCB", { mode: "AUTO" }), false],
  ["GSB", account("GSB", { mode: "AUTO" }), false],
  ["BCEL", account("BCEL", { mode: "AUTO" }), false],
  ["KBANK in AUTO mode", account("KBANK", { mode: "AUTO" }), false],
  ["a bank of no rule", account("TTB", { mode: "AUTO" }), false],
] as const;

test.each(asDetails)(
  "%s shows its details with copy buttons, the name in upper case",
  async (...row) => {
    const [, bank, isManual] = row;
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await openWay(ways([bank], { isManual }));
    await expect.element(details).toBeVisible();
    await expect.element(page.getByText("SATANG CO LTD")).toBeVisible();
    await expect.element(amount).not.toBeInTheDocument();
    await copyNumber.click();
    await page.getByRole("button", { name: "Copy Account name" }).click();
    await expect.poll(() => write.mock.calls).toEqual([["4680123456"], ["SATANG CO LTD"]]);
  },
);

const asQr = [
  ["PromptPay QR · KBANK bank", "1", account("KBANK", { mode: "QR" })],
  ["PromptPay QR", "100", account("WW", { bankType: "PAYMENT", mode: "AUTO" })],
  ["PromptPay QR", "50", account("E2P", { bankType: "PAYMENT", mode: "AUTO" })],
  ["PromptPay QR", "50", account("SCBX", { bankType: "E2P", mode: "AUTO" })],
] as const;

test.each(asQr)("%s deposits by QR, at least %s baht", async (name, minimum, bank) => {
  await open(ways([bank]));
  const way = new RegExp(`^${name} Minimum ${minimum}\\sbaht`);
  await page.getByRole("button", { name: way }).click();
  await expect.element(amount).toBeVisible();
  await expect.element(page.getByText(`At least ${minimum} baht`)).toBeVisible();
  await expect.element(details).not.toBeInTheDocument();
});

test("the QRs of two payment companies have numbers, which stay with them", async () => {
  const e2p = account("E2P", { bankType: "PAYMENT", mode: "AUTO" });
  const ww = account("WW", { bankType: "PAYMENT", mode: "AUTO" });
  await open(ways([e2p, ww]));
  await expect
    .element(page.getByRole("button", { name: /^PromptPay QR\s1 Minimum 100\sbaht/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^PromptPay QR\s2 Minimum 50\sbaht/ }))
    .toBeVisible();
});

const wallet = exampleOf("walletGet");
const asUser = (username: string) =>
  reply("walletGet", { ...wallet, profile: { ...wallet.profile, username } });
const walletAccount = ways([], { wallets: [{ walletAccountName: "0891112223", mode: "AUTO" }] });

test("a wallet account in AUTO mode shows the number to pay from and the number to pay to, with a copy button", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openWay(walletAccount, asUser("0812345678"));
  await expect.element(page.getByText("From your number")).toBeVisible();
  await expect.element(page.getByText("081 234 5678")).toBeVisible();
  await expect.element(page.getByText("089 111 2223")).toBeVisible();
  await expect.element(page.getByText(/at least 2\sbaht/)).toBeVisible();
  await expect.element(page.getByText("Your account")).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole("button", { name: "Copy To wallet number" }).click();
  await expect.poll(() => write).toHaveBeenCalledWith("0891112223");
});

test.each(["somchai", "081234567", "<b>0812345678</b>"])(
  "of a member with the username %s only the number to pay to is shown",
  async (username) => {
    await openWay(walletAccount, asUser(username));
    await expect.element(page.getByText("089 111 2223")).toBeVisible();
    await expect.element(page.getByText("From your number")).not.toBeInTheDocument();
  },
);

test("ways of one bank or kind have different names", async () => {
  await open(
    ways([account("SCB"), { ...account("SCB"), bankAccountNo: "4680999999" }, account("GSB")], {
      wallets: [
        { walletAccountName: "0891112223", mode: "AUTO" },
        { walletAccountName: "0877777777", mode: "LINK" },
      ],
    }),
  );
  const rows = page.getByRole("list", { name: "Ways to deposit" }).getByRole("button");
  await expect.element(rows.nth(0)).toMatchTextContent(/Transfer to SCB bank 3456/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Transfer to SCB bank 9999/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Transfer to GSB bank No/);
  await expect.element(rows.nth(3)).toMatchTextContent(/Wallet by phone number Min/);
  await expect.element(rows.nth(4)).toMatchTextContent(/Gift link Min/);
});

const KTB = { nameTH: "ธนาคารกรุงไทย", nameEN: "Krungthai Bank" };
const manee = (bankAccountName: string, bankCode = "KTB") =>
  reply("walletGet", {
    ...wallet,
    profile: { ...wallet.profile, bankCode },
    bankAccount: { ...wallet.bankAccount, bankAccountName, bank: KTB },
  });
const name = page.getByRole("textbox", { name: "Account name in English" });
const save = page.getByRole("button", { name: "Save" });

test("a member of KTB fixes a Thai account name first, and then the copy continues", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { backend, sent } = await openWay(ways([account("SCB")]), manee("มานี มีนา"));
  await copyNumber.click();
  const dialog = page.getByRole("dialog", { name: /in English/ });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^Krungthai Bank uses your name in English/);
  await expectAccessible();
  await save.click();
  await expect.element(page.getByText("Please fill in this field.")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill("มานี");
  await expect.element(page.getByText("Bank account name must be in English only")).toBeVisible();
  await name.fill("manee meena");
  await expect.element(name).toHaveValue("MANEE MEENA");
  expect([write.mock.calls, sent("accountUpdateBankAccountName")]).toEqual([[], []]);

  backend.use(manee("MANEE MEENA"));
  await save.click();
  await expect.element(name).not.toBeInTheDocument();
  await expect.poll(() => write).toHaveBeenCalledWith("4680123456");
  expect(sent("accountUpdateBankAccountName").map(({ body }) => body)).toEqual([
    { bankCode: "KTB", bankAccountName: "MANEE MEENA" },
  ]);
  await page.getByText("Your account").click();
  await expect.element(page.getByText("MANEE MEENA")).toBeVisible();
});

test("nothing is copied after closing the name dialog, or after a refused name", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openWay(
    ways([account("SCB")]),
    manee("มานี มีนา", "BBL"),
    refuse("accountUpdateBankAccountName", "INVALID_BANK"),
  );
  await copyNumber.click();
  await name.fill("MANEE");
  await save.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect.element(name).not.toBeInTheDocument();
  expect(write).not.toHaveBeenCalled();
});

test("with a Thai name at any other bank the number is copied at once", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openWay(ways([account("GSB")]), manee("มานี มีนา", "SCB"));
  await copyNumber.click();
  await expect.poll(() => write).toHaveBeenCalledWith("4680123456");
});
