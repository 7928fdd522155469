import { exampleOf, type Override, reply } from "@satang/api/testing";
import { pasteText } from "@satang/story-kit/paste-text";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ProfileExample } from "../examples/profile.tsx";
import { usePromotion } from "../src/promotion/index.ts";
import { useLogin } from "../src/session/index.ts";
import { useWithdraw } from "../src/withdraw/index.ts";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

const Login = () => {
  const login = useLogin();
  return (
    <form {...login.getFormProps()}>
      <input aria-label="Username" {...login.getUsernameProps()} />
      <input aria-label="Password" {...login.getPasswordProps()} />
      <button {...login.getSubmitProps()}>Log in</button>
    </form>
  );
};

const Withdrawal = () => {
  const withdraw = useWithdraw();
  return (
    <form {...withdraw.getFormProps()}>
      <input aria-label="Amount" {...withdraw.getAmountProps()} />
    </form>
  );
};

const Promotion = () => {
  const promotion = usePromotion();
  return (
    <form {...promotion.getFormProps()}>
      <input aria-label="Code" {...promotion.getCodeProps()} />
    </form>
  );
};

const Profile = () => <ProfileExample onSaved={() => undefined} />;

const wallet = (bankCode: string, bankAccountName: string) => {
  const example = exampleOf("walletGet");
  return reply("walletGet", {
    ...example,
    profile: { ...example.profile, bankCode },
    bankAccount: { ...example.bankAccount, bankAccountName },
    wallet: { amount: 20_000 },
    slots: [],
  });
};

/** Pastes a text over what each field has, from the clipboard, and sends the form with Enter. */
async function paste(
  ui: ReactNode,
  texts: Readonly<Record<string, string>>,
  overrides: Override[] = [],
  token: string | null = "token-1",
) {
  const shown = await renderWithBackend(ui, { overrides, device: createDevice({ token }) });
  for (const [label, text] of Object.entries(texts)) {
    const field = shown.screen.getByLabelText(label, { exact: true });
    await field.click();
    await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
    await pasteText(text);
  }
  await userEvent.keyboard("{Enter}");
  return (id: string) => expect.poll(() => shown.sent(id).map(({ body, path }) => body ?? path));
}

test.each([
  "\u202a081-234-5678\u202c",
  "\u200b081\u00a0234\u00a05678",
  "tel:+66-81-234-5678",
  "+66\u00a081\u2011234\u20115678",
])(
  "the login sends the pasted phone number %j clean, and the password as it was copied",
  async (phone) => {
    const password = "\u202aＰａｓｓ\u00a0w\u200bord\u202c";
    const bodies = await paste(<Login />, { Username: phone, Password: password }, [], null);
    await bodies("sessionLogin").toEqual([{ username: "0812345678", password }]);
  },
);

test.each([
  ["\u202a1,500.50\u202c", 1_500.5],
  ["\u200b1\u00a0500,50", 1_500.5],
  ["฿\u00a0๑,๕๐๐.๕", 1_500.5],
  ["1\u202f500\ufeff", 1_500],
])("the pasted amount %j is sent as %s", async (text, amount) => {
  const bodies = await paste(<Withdrawal />, { Amount: text }, [
    wallet("KBANK", "SOMCHAI JAIDEE"),
    reply("bonusCheckActive", { status: false }),
    reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 }),
  ]);
  await bodies("walletWithdrawAll").toEqual([{ amount }]);
});

test.each(["\u202alucky50\u202c", "LUC\u200bKY50\u00a0", "\ufeffＬＵＣＫＹ５０"])(
  "the pasted promotion code %j is sent clean",
  async (text) => {
    const bodies = await paste(<Promotion />, { Code: text });
    await bodies("promotionFind").toEqual([{ code: "LUCKY50" }]);
  },
);

test("a pasted account number and account name of the profile are sent clean", async () => {
  const bodies = await paste(<Profile />, {
    Name: "\u202aMana\u00a0\u00a0Meechai\u202c",
    "Account name": "\u202amana\u00a0mee\u200bchai\u202c",
    "Account number": "\u202a123\u00a04\u2011567\u200b89-0\u202c",
  });
  await bodies("accountUpdateProfile").toEqual([
    expect.objectContaining({
      name: "Mana Meechai",
      bankAccountName: "MANA MEECHAI",
      bankAccountNo: "1234567890",
    }),
  ]);
});

test("the pasted Latin name of a KTB account is sent clean", async () => {
  const bodies = await paste(
    <Profile />,
    { "Name at the bank": "\u202a manee\u00a0\u200bmeena \u202c" },
    [wallet("KTB", "มานี มีนา")],
  );
  await bodies("accountUpdateBankAccountName").toEqual([
    { bankCode: "KTB", bankAccountName: "MANEE MEENA" },
  ]);
});
