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

async function open(options: FakeWalletOptions, ...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<DepositFlow open onOpenChange={onOpenChange} />, {
    ...options,
    overrides: [...money(500), giftWallet, ...overrides],
  });
  return { ...wallet, onOpenChange };
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

test.each([
  ["TRUELINK_DUPLICATE", "This gift link has already been used."],
  ["TRUELINK_INVALID", "This gift link is not valid."],
] as const)(
  "a link that the service refuses with %s stays in the field, with the reason",
  async (code, text) => {
    const { sent } = await open({}, refuse("walletTruelink", code));
    await field.fill(LINK);
    await send.click();
    await expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
    await expect.element(field).toHaveValue(LINK);
    expect(sent("walletTruelink")).toHaveLength(1);
    await expectAccessible();
  },
);

test("without a reply the outcome is not known, and never reported as failed", async () => {
  await open({}, drop("walletTruelink"));
  await field.fill(LINK);
  await send.click();
  await expect.element(page.getByRole("status").getByText("Deposit of a gift link")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test("a link that the browser cannot seal is not sent", async () => {
  vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new Error("not here"));
  const { sent } = await open({});
  await field.fill(LINK);
  await send.click();
  await expect.element(page.getByText(/could not protect the link/)).toBeVisible();
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
    await open({ giftLinkKey });
    await expect.element(page.getByText("No way to deposit", { exact: false })).toBeVisible();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: `giftLinkKey is ${problem}: gift links are not offered` }),
    );
  },
);
