import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import {
  drop,
  exampleOf,
  type FakeWalletOptions,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { pasteText } from "@satang/story-kit/paste-text";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DepositFlow } from "./DepositFlow.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const LINK = "https://gift.example/campaign/?v=abcdefgh12345678";
const field = page.getByRole("textbox", { name: "Gift link" });
const send = page.getByRole("button", { name: "Deposit", exact: true });
const giftWallet = reply("lookupDeposit", {
  ...exampleOf("lookupDeposit"),
  banks: [],
  wallets: [{ walletAccountName: "0877777777", mode: "LINK" }],
});

async function openSheet(options: FakeWalletOptions, ...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<DepositFlow open onOpenChange={onOpenChange} />, {
    ...options,
    overrides: [...money(500), giftWallet, ...overrides],
  });
  return { ...wallet, onOpenChange };
}

async function open(options: FakeWalletOptions, ...overrides: Override[]) {
  const opened = await openSheet(options, ...overrides);
  await page.getByRole("button", { name: /^Gift link/ }).click();
  return opened;
}

test("a member deposits a gift link; only the sealed link is sent, and the link is stored nowhere", async () => {
  const { sent, device, onOpenChange } = await open(
    {},
    reply("walletTruelink", { message: "SUCCESS", amount: 100 }),
  );
  const write = vi.spyOn(device, "write");
  await expect.element(send).toBeDisabled();
  await field.fill("   ");
  await expect.element(send).toBeDisabled();
  await field.fill(` ${LINK} `);
  await expectAccessible();
  await send.dblClick();
  await expect
    .element(page.getByText("The money is in your wallet", { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText("100.00 baht was deposited.")).toBeVisible();
  await expectAccessible();

  const bodies = sent("walletTruelink").map(({ body }) => body as { link: string });
  expect(bodies).toHaveLength(1);
  const sealed = atob(bodies[0]?.link ?? "");
  expect(sealed).toHaveLength(12 + LINK.length + 16);
  expect(sealed).not.toContain("gift.example");
  expect(JSON.stringify(write.mock.calls)).not.toContain("gift.example");

  await page.getByRole("button", { name: "Done" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
  await expect.element(field).toHaveValue("");
});

test.each([`\u202a${LINK}\u202c`, `\u200b${LINK}\u00a0`, `ซองของขวัญ ${LINK}. รับได้เลย`])(
  "the message %j is sent as its link",
  async (message) => {
    const { sent } = await open({}, reply("walletTruelink", { message: "SUCCESS", amount: 100 }));
    await field.click();
    await pasteText(message);
    await send.click();
    await expect
      .element(page.getByText("The money is in your wallet", { exact: true }))
      .toBeVisible();
    const links = sent("walletTruelink").map(({ body }) => (body as { link: string }).link);
    expect(atob(links[0] ?? "")).toHaveLength(12 + LINK.length + 16);
  },
);

test("a gift link is not sent when the member's own limit has nothing left", async () => {
  const member = exampleOf("walletGet").profile._id;
  const limits = { deposit: { value: 50_000, next: null } };
  const row = {
    statementType: "deposit" as const,
    status: "success",
    amount: 499,
    createdAt: new Date().toISOString(),
  };
  const { sent } = await open(
    { stored: { [`protection.${member}`]: JSON.stringify({ limits }) } },
    reply("statementList", { total: 1, statements: [row] }),
  );
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent(/You can still deposit 1\.00 baht today/);
  await field.fill(LINK);
  await send.click();
  expect(sent("walletTruelink")).toHaveLength(0);
  await expectAccessible();
});

test("a link below the minimum is refused with the minimum of a deposit, not of a transfer", async () => {
  await open({}, refuse("walletTruelink", "TRANSFER_MINIMUM"));
  await field.fill(LINK);
  await send.click();
  await expect.element(page.getByText("Minimum amount is 2 baht")).toBeVisible();
});

test.each([
  ["TRUELINK_DUPLICATE", "This gift link has already been used."],
  ["TRUELINK_INVALID", "This gift link isn’t valid."],
] as const)(
  "a link that the service refuses with %s stays in the field, with the reason",
  async (code, text) => {
    const { sent } = await open({}, refuse("walletTruelink", code));
    await field.fill(LINK);
    await send.click();
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(LINK);
    expect(sent("walletTruelink")).toHaveLength(1);
    await expectAccessible();
    await field.fill(`${LINK}9`);
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  },
);

test("when the money has arrived, the balance counts up to its new value and names the earlier one", async () => {
  const { backend } = await open({}, reply("walletTruelink", { message: "SUCCESS", amount: 100 }));
  const balance = (cash: number) => ({ ...exampleOf("walletGet"), wallet: { amount: cash } });
  await field.fill(LINK);
  backend.use(reply("walletGet", balance(600)));
  await send.click();
  await expect.element(page.getByText("Up from 500.00 baht")).toBeVisible();
  await expect
    .poll(() => document.querySelector("[data-part=arrived-balance]")?.textContent)
    .toContain("฿600.00");
  await expectAccessible();
});

test("the receipt opens when the money has arrived, and the sheet closes", async () => {
  const onReceipt = vi.fn();
  const onOpenChange = vi.fn();
  await showMoney(<DepositFlow open onOpenChange={onOpenChange} onReceipt={onReceipt} />, {
    overrides: [
      ...money(500),
      giftWallet,
      reply("walletTruelink", { message: "SUCCESS", amount: 100 }),
    ],
  });
  await page.getByRole("button", { name: /^Gift link/ }).click();
  await field.fill(LINK);
  await send.click();
  await page.getByRole("button", { name: "Receipt" }).click();
  expect(onReceipt).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "deposit", amount: 10_000, to: "wallet" }),
  );
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
});

test("the games are one press away from a credit, and the sheet closes", async () => {
  const onPlay = vi.fn();
  const onOpenChange = vi.fn();
  await showMoney(<DepositFlow open onOpenChange={onOpenChange} onPlay={onPlay} />, {
    overrides: [
      ...money(500),
      giftWallet,
      reply("walletTruelink", { message: "SUCCESS", amount: 100 }),
    ],
  });
  await page.getByRole("button", { name: /^Gift link/ }).click();
  await field.fill(LINK);
  await send.click();
  await page.getByRole("button", { name: "Play now" }).click();
  expect(onPlay).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
});

test("without a reply the outcome is not known, and never reported as failed", async () => {
  await open({}, drop("walletTruelink"));
  await field.fill(LINK);
  await send.click();
  await expect.element(page.getByRole("status").getByText("Gift link deposit")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test("a link that the browser cannot seal is not sent", async () => {
  vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new Error("not here"));
  const { sent } = await open({});
  await field.fill(LINK);
  await send.click();
  await expect.element(page.getByText(/This browser can’t protect the link/)).toBeVisible();
  expect(sent("walletTruelink")).toHaveLength(0);
  await expectAccessible();
});

test.each([
  ["missing", ""],
  ["invalid", "short"],
])(
  "with a key that is %s, gift links are not offered and the configuration error is named",
  async (problem, giftLinkKey) => {
    const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
    await openSheet({ giftLinkKey });
    await expect.element(page.getByText("Deposits aren’t available right now")).toBeVisible();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: `giftLinkKey is ${problem}: gift links are not offered` }),
    );
  },
);
