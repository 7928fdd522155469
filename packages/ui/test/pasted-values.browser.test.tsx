import { useBankAccountName } from "@satang/headless/profile";
import { money } from "@satang/story-kit/fake-money";
import { exampleOf, type FakeWalletOptions, reply } from "@satang/story-kit/fake-wallet";
import { pasteText } from "@satang/story-kit/paste-text";
import { showMoney } from "@satang/story-kit/show-money";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EditBankAccountName } from "../src/flows/profile/EditBankAccountName.tsx";
import { EditProfileFlow } from "../src/flows/profile/index.ts";
import { PromotionFlow } from "../src/flows/promotion/index.ts";
import { LoginFlow } from "../src/flows/session/index.ts";
import { WithdrawFlow } from "../src/flows/withdraw/index.ts";

const ignore = () => undefined;

const AccountName = () => (
  <EditBankAccountName open onOpenChange={ignore} bankAccountName={useBankAccountName()} />
);

const ktb = () => {
  const wallet = exampleOf("walletGet");
  return reply("walletGet", {
    ...wallet,
    profile: { ...wallet.profile, bankCode: "KTB" },
    bankAccount: { ...wallet.bankAccount, bankAccountName: "มานี มีนา" },
  });
};

/** Pastes a text over what each field has, from the clipboard, and sends the form with Enter. */
async function paste(
  ui: ReactElement,
  texts: Readonly<Record<string, string>>,
  options: FakeWalletOptions = {},
) {
  const { sent } = await showMoney(ui, options);
  for (const [label, text] of Object.entries(texts)) {
    const field = page.getByLabelText(label, { exact: true });
    await field.click();
    await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
    await pasteText(text);
  }
  await userEvent.keyboard("{Enter}");
  return (id: string) => expect.poll(() => sent(id).map(({ body, path }) => body ?? path));
}

test.each(["\u202a081-234-5678\u202c", "\u200b081\u00a0234\u00a05678", "tel:+66-81-234-5678"])(
  "the login sends the pasted phone number %j clean, and the password as it was copied",
  async (phone) => {
    const password = "\u202aＰａｓｓ\u00a0w\u200bord\u202c";
    const bodies = await paste(
      <LoginFlow />,
      { "Phone number or username": phone, Password: password },
      { signedIn: false },
    );
    await bodies("sessionLogin").toEqual([{ username: "0812345678", password }]);
  },
);

test.each([
  ["\u202a1,500.50\u202c", 1_500.5],
  ["\u200b1\u00a0500,50", 1_500.5],
  ["฿\u00a0๑,๕๐๐", 1_500],
])("the pasted amount %j is sent as %s", async (text, amount) => {
  const bodies = await paste(
    <WithdrawFlow open onOpenChange={ignore} />,
    { Amount: text },
    { overrides: money(20_000, 0) },
  );
  await bodies("walletWithdrawAll").toEqual([{ amount }]);
});

test.each(["\u202alucky50\u202c", "LUC\u200bKY50\u00a0"])(
  "the pasted promotion code %j is sent clean",
  async (text) => {
    const flow = <PromotionFlow open={false} onOpenChange={ignore} onFind={ignore} />;
    const bodies = await paste(flow, { "Promotion code": text }, { overrides: money(500) });
    await bodies("promotionFind").toEqual([{ code: "LUCKY50" }]);
  },
);

test("a pasted account number and account name of the profile are sent clean", async () => {
  const bodies = await paste(
    <EditProfileFlow open onOpenChange={ignore} />,
    {
      "Bank account name": "\u202amana\u00a0mee\u200bchai\u202c",
      "Account number": "\u202a123\u00a04\u2011567\u200b89-0\u202c",
    },
    { overrides: [reply("accountProfile", { ...exampleOf("accountProfile"), bankCode: "KBANK" })] },
  );
  await bodies("accountUpdateProfile").toEqual([
    expect.objectContaining({ bankAccountName: "MANA MEECHAI", bankAccountNo: "1234567890" }),
  ]);
});

test("the pasted Latin name of a KTB account is sent clean", async () => {
  const bodies = await paste(
    <AccountName />,
    { "Account name in English": "\u202a manee\u00a0\u200bmeena \u202c" },
    { overrides: [ktb()] },
  );
  await bodies("accountUpdateBankAccountName").toEqual([
    { bankCode: "KTB", bankAccountName: "MANEE MEENA" },
  ]);
});
