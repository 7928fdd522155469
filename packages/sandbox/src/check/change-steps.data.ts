import { type OperationId, randomUuid } from "@satang/api";
import { autoLogins } from "../games/auto-logins.data.ts";
import { activeGame, leastOfQr, missing, PROMOTION_CODE, qrProvider } from "./known-values.ts";
import type { CallInput } from "./send-call.ts";
import type { Known, Skip, Step } from "./step.types.ts";

/** The least deposit into the wallet, baht. */
export const LEAST_DEPOSIT = 2;

/** A picture of one point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The first bytes of a film. */
const FILM = Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);

function formOf(content: Buffer, name: string, type: string): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(content)], name, { type }));
  return form;
}

const upload = (operationId: OperationId, content: Buffer, name: string, type: string): Step => ({
  operationId,
  expects: "any",
  input: async () => ({ form: formOf(content, name, type) }),
});

const changes = (operationId: OperationId): Step => ({ operationId, expects: "any" });

const skipped = (operationId: OperationId, skip: string): Step => ({
  operationId,
  expects: "any",
  input: async () => ({ skip }),
});

async function autoLogin(known: Known, takes: "username" | "password") {
  const wallet = await known.reply("walletGet");
  const code = wallet?.slots.find(
    (slot) => slot.isActive && autoLogins[slot.code.toLowerCase()] === takes,
  )?.code;
  if (code === undefined)
    return missing("an active game of a provider with this call", "walletGet");
  const account = await known.again("walletGameAccount", { path: { code } });
  if (account === null) return missing("credentials", "walletGameAccount");
  const { username, password } = account;
  const provider = code.toLowerCase();
  return { path: { provider, username, ...(takes === "password" ? { password } : {}) } };
}

const profileOf = (known: Known) => known.reply("accountProfile");

/** The calls that change something other than money, so that the member is the same afterwards. */
export const changeSteps: readonly Step[] = [
  {
    operationId: "accountUpdateProfile",
    expects: "any",
    input: async (known) => {
      const profile = await profileOf(known);
      const { name, bankCode, bankAccountName, bankAccountNo } = profile ?? {};
      if (!(name && bankCode && bankAccountName && bankAccountNo)) {
        return missing("name and bank account", "accountProfile");
      }
      return { body: { name, bankCode, bankAccountName, bankAccountNo } };
    },
  },
  {
    operationId: "accountUpdateBankAccountName",
    expects: "any",
    input: async (known) => {
      const { bankCode, bankAccountName } = (await profileOf(known)) ?? {};
      if (!(bankCode && bankAccountName)) return missing("a bank account", "accountProfile");
      return { body: { bankCode, bankAccountName } };
    },
  },
  {
    operationId: "accountChangePassword",
    expects: "any",
    input: async ({ password }) =>
      password === null
        ? { skip: "needs the password: --password" }
        : { body: { oldPassword: password, newPassword: password } },
  },
  {
    operationId: "autoLoginWithUsername",
    expects: "any",
    input: (known) => autoLogin(known, "username"),
  },
  {
    operationId: "autoLoginWithPassword",
    expects: "any",
    input: (known) => autoLogin(known, "password"),
  },
  {
    operationId: "walletActivateGame",
    expects: "any",
    input: async (known) => {
      const wallet = await known.reply("walletGet");
      const code = wallet?.slots.find(({ isActive }) => !isActive)?.code;
      return code === undefined
        ? missing("a game without an account", "walletGet")
        : { path: { code } };
    },
  },
  {
    operationId: "walletResetGamePassword",
    expects: "any",
    input: async (known) => {
      const code = await activeGame(known);
      return code === null ? missing("an active game", "walletGet") : { path: { code } };
    },
  },
  {
    operationId: "chatSendMessage",
    expects: "any",
    input: async () => ({
      body: {
        clientId: randomUuid(),
        sender: "customer",
        message: { message_type: "text", payload: "Contract check: no answer is needed." },
      },
    }),
  },
  upload("chatUploadImage", PICTURE, "check.png", "image/png"),
  upload("chatUploadVideo", FILM, "check.mp4", "video/mp4"),
  { operationId: "chatMarkRead", expects: "any", input: async () => ({ body: {} }) },
  skipped("accountRegister", "creates a member"),
  skipped("otpSend", "sends a text message to a phone"),
  skipped("otpVerify", "needs a code from a text message"),
];

async function withdrawal(known: Known) {
  const bounds = await known.reply("lookupWithdraw");
  return bounds === null
    ? missing("the least amount", "lookupWithdraw")
    : { body: { amount: bounds.withdrawMin } };
}

/** The calls that move money, other than transfers; those that put conditions on it are last. */
export const moneySteps: readonly Step[] = [
  {
    operationId: "qrcodeCreate",
    expects: "any",
    input: async (known) => {
      const reference = await qrProvider(known);
      if (reference === null) return missing("an account with KBANK, WW or E2P", "lookupDeposit");
      return { path: { reference }, body: { amount: leastOfQr[reference] } };
    },
  },
  {
    operationId: "qrcodeCancel",
    expects: "any",
    input: async (known) => {
      const reference = known.last("qrcodeCreate")?.qrcodeId;
      return reference ? { path: { reference } } : missing("a QR", "qrcodeCreate");
    },
  },
  {
    operationId: "walletAdd",
    expects: "any",
    input: async () => ({ body: { amount: LEAST_DEPOSIT } }),
  },
  skipped("walletTruelink", "needs a gift link, which is worth money"),
  upload("walletUploadSlip", PICTURE, "check.png", "image/png"),
  { operationId: "walletWithdraw", expects: "any", input: withdrawal },
  { operationId: "walletWithdrawAll", expects: "any", input: withdrawal },
  changes("spinwheelSpin"),
  {
    operationId: "spinwheelClaimCoupon",
    expects: "any",
    input: async (known) => {
      const coupon = (await known.reply("spinwheelCoupons"))?.[0]?.prize.slice.code;
      return coupon ? { body: { coupon } } : missing("a coupon", "spinwheelCoupons");
    },
  },
  changes("inviteReceiveBonus"),
  changes("refundReceive"),
  changes("refundAddWallet"),
  {
    operationId: "bonusActivate",
    expects: "any",
    input: async (known) => {
      const code = (await known.reply("bonusList"))?.[0]?.code;
      return code ? { path: { code } } : missing("a bonus", "bonusList");
    },
  },
  {
    operationId: "promotionActivate",
    expects: "any",
    input: async (known) =>
      (await known.reply("promotionFind")) === null
        ? missing("a promotion", "promotionFind")
        : { path: { code: PROMOTION_CODE } },
  },
  changes("bonusClear"),
];

async function ownSession({ password }: Known): Promise<CallInput | Skip> {
  return password === null ? { skip: "would end the token that was given: --password" } : {};
}

/** The last call: it ends the session of the check. */
export const lastStep: Step = {
  operationId: "sessionLogout",
  expects: "any",
  optional: true,
  input: ownSession,
};
