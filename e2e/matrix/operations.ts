import { type OperationId, sealGiftLink } from "@satang/api";
import { DEMO_GIFT_LINK_KEY, DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { type Backend, operationOf } from "./backend.ts";
import { toGiftLinkOrder, toRegisterOrder, toSlipOrder } from "./engine.ts";

/** How often the service executed something, read from its own books. */
export type Count = () => Promise<number>;

/**
 * The number of executions of a call that the sandbox executes once and then refuses. Another
 * service may open a second account, so every call that it would have carried out counts.
 */
function countOnce(backend: Backend, call: OperationId, isOpen: () => Promise<boolean>): Count {
  const before = backend.sent.length;
  return async () => {
    const calls = backend.sent.slice(before).filter((one) => operationOf(one.call) === call);
    return (await isOpen()) ? calls.filter(({ isCarriedOut }) => isCarriedOut).length : 0;
  };
}

/** An operation of the matrix. */
export type Operation = {
  /** As its definition names it. */
  readonly name: string;
  /** The call that carries it out. */
  readonly call: OperationId;
  /** The read by which it is judged. */
  readonly evidence: OperationId;
  /** Whether its evidence is statement rows. */
  readonly isMove: boolean;
  /** Executing it twice does no harm, so that it may be executed once for each press of the member. */
  readonly isRepeatHarmless?: true;
  /** The operation needs something rare on the site, for example a game without an account. */
  readonly usesUp?: true;
  /** Whether a visitor without a session sends it. */
  readonly isVisitors: boolean;
  /** Prepares the service. Returns the order, and how to count what it did. */
  readonly begin: (backend: Backend, token: string) => Promise<{ order: unknown; count: Count }>;
};

type Statement = { readonly total: number };
type Wallet = { readonly slots: readonly { readonly code: string; readonly isActive: boolean }[] };
type WheelSetup = { readonly result: { readonly userCoin: number } };
type Qr = { readonly hasQrcode: boolean; readonly qrcodeId?: string };

export const signIn = async (
  backend: Backend,
  username = DEMO_PHONE,
  password = DEMO_PASSWORD,
): Promise<string | null> => {
  const reply = await backend.ask("POST", "/api/login", null, { username, password });
  return (reply as { token: string } | null)?.token ?? null;
};

const QR = "KBANK";
let newcomers = 0;
const NEWCOMER = {
  name: "Mali Thong",
  password: "river-2026",
  bankCode: "SCB",
  bankAccountName: "MALI THONG",
  source: "FRIEND",
} as const;

/** A move of money adds one row to the statement each time. */
const move = (
  name: string,
  call: OperationId,
  createOrder: () => unknown | Promise<unknown>,
  prepare: (backend: Backend) => Promise<unknown> = async () => undefined,
): Operation => ({
  name,
  call,
  evidence: "statementList",
  isMove: true,
  isVisitors: false,
  begin: async (backend, token) => {
    const total = async () => {
      const page = { page: 1, limit: 10 };
      return ((await backend.ask("POST", "/api/statement", token, page)) as Statement).total;
    };
    await backend.sandbox.scenario.credit({ phone: DEMO_PHONE, amount: 500 });
    await prepare(backend);
    const before = await total();
    return { order: await createOrder(), count: async () => (await total()) - before };
  },
});

let gifts = 0;
/** A link that nobody has used. */
async function createGiftOrder() {
  gifts += 1;
  const link = `https://gift.satang.example/campaign/?v=matrix${String(gifts).padStart(8, "0")}`;
  return toGiftLinkOrder(link, (text) => sealGiftLink(text, DEMO_GIFT_LINK_KEY));
}

let slips = 0;
/** A picture that was not sent before: the first bytes of a JPEG, with a number. */
function createSlip() {
  slips += 1;
  const content = Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...new TextEncoder().encode(`${slips}`),
  ]);
  return new File([content], "slip.jpg", { type: "image/jpeg", lastModified: slips });
}

/** Something to receive, without a turnover condition that would refuse later withdrawals. */
const give =
  (gift: { readonly addInvite: number } | { readonly addRefund: number }) =>
  async ({ sandbox: { scenario } }: Backend) => {
    await scenario.setSettings({ turnoverTimes: 0 });
    await scenario.setMember({ phone: DEMO_PHONE, ...gift });
  };

const takeAll = () => ({ part: "all" });

let codes = 0;
/** A bonus of its own, without a turnover condition that would refuse later withdrawals; no other one is active. */
async function offerBonus({ sandbox: { scenario } }: Backend) {
  codes += 1;
  const code = `MATRIX${codes}`;
  const gift = { code, percentFail: 5, amount: 50, turnoverTimes: 0 };
  await scenario.setMember({ phone: DEMO_PHONE, bonusLock: false });
  await scenario.setSettings({
    bonuses: [{ ...gift, name: code, type: "limit", maxReceived: 9, banners: [] }],
    promotions: [{ ...gift, description: code }],
  });
}
const newestCode = () => ({ code: `MATRIX${codes}` });

type Active = { readonly status: boolean };
type Bonuses = readonly { readonly userBonus: { readonly _id: string } | null }[];

const currentQr = async (backend: Backend, token: string) =>
  (await backend.ask("GET", `/api/qrcode/${QR}`, token)) as Qr;

/** More than any manner of the matrix uses. */
const COINS = 20;

const coinsOf = async (backend: Backend, token: string) =>
  ((await backend.ask("GET", "/api/spinwheel/setup", token)) as WheelSetup).result.userCoin;

/** Every money operation of the engine. */
export const operations: readonly Operation[] = [
  move("transfer", "walletTransfer", () => ({ from: "wallet", to: "PG", amount: 30_000 })),
  move("transferAll", "walletTransferAll", () => ({ to: "PG" })),
  move("withdraw", "walletWithdrawAll", () => ({ amount: 30_000 })),
  move("giftLink", "walletTruelink", createGiftOrder),
  move("inviteBonus", "inviteReceiveBonus", takeAll, give({ addInvite: 25 })),
  move(
    "claimCoupon",
    "spinwheelClaimCoupon",
    () => ({ code: "BAHT20" }),
    async ({ sandbox: { scenario } }) => {
      await scenario.setSettings({ turnoverTimes: 0 });
      // A second one, because a claim that is executed twice must be counted, and not refused.
      for (let time = 0; time < 2; time += 1) {
        await scenario.setMember({ phone: DEMO_PHONE, addCoupon: "BAHT20" });
      }
    },
  ),
  move("refundReceive", "refundReceive", takeAll, give({ addRefund: 42.5 })),
  move("refundAddWallet", "refundAddWallet", takeAll, give({ addRefund: 42.5 })),
  move("bonusActivate", "bonusActivate", newestCode, offerBonus),
  move("promotionActivate", "promotionActivate", newestCode, offerBonus),
  {
    name: "bonusClear",
    call: "bonusClear",
    evidence: "bonusCheckActive",
    isMove: false,
    isVisitors: false,
    begin: async (backend, token) => {
      await offerBonus(backend);
      await backend.ask("GET", `/api/bonus/activate/${newestCode().code}`, token);
      const [own] = (await backend.ask("GET", "/api/bonus", token)) as Bonuses;
      const isActive = async () =>
        ((await backend.ask("GET", "/api/bonus/check/active", token)) as Active).status;
      return {
        order: { bonus: own?.userBonus?._id ?? "" },
        count: async () => ((await isActive()) ? 0 : 1),
      };
    },
  },
  {
    name: "uploadSlip",
    call: "walletUploadSlip",
    evidence: "statementSlips",
    isMove: false,
    isVisitors: false,
    isRepeatHarmless: true,
    begin: async ({ sandbox: { scenario } }) => {
      const before = await scenario.countSlips(DEMO_PHONE);
      return {
        order: toSlipOrder(createSlip()),
        count: async () => (await scenario.countSlips(DEMO_PHONE)) - before,
      };
    },
  },
  {
    name: "spin",
    call: "spinwheelSpin",
    evidence: "spinwheelSetup",
    isMove: false,
    isVisitors: false,
    begin: async (backend, token) => {
      await backend.sandbox.scenario.setMember({ phone: DEMO_PHONE, coin: COINS });
      return {
        order: { coins: 1 },
        count: async () => COINS - (await coinsOf(backend, token)),
      };
    },
  },
  {
    name: "qrCreate",
    call: "qrcodeCreate",
    evidence: "qrcodeCurrent",
    isMove: false,
    isVisitors: false,
    isRepeatHarmless: true,
    begin: async ({ sandbox: { scenario } }) => {
      const before = await scenario.countQrs(DEMO_PHONE);
      return {
        order: { provider: QR, amount: 10_000 },
        count: async () => (await scenario.countQrs(DEMO_PHONE)) - before,
      };
    },
  },
  {
    name: "qrCancel",
    call: "qrcodeCancel",
    evidence: "qrcodeCurrent",
    isMove: false,
    isVisitors: false,
    begin: async (backend, token) => {
      await backend.ask("POST", `/api/qrcode/${QR}`, token, { amount: 100 });
      const { qrcodeId } = await currentQr(backend, token);
      return {
        order: { provider: QR, qrcodeId },
        count: async () => ((await currentQr(backend, token)).hasQrcode ? 0 : 1),
      };
    },
  },
  {
    name: "activateGame",
    call: "walletActivateGame",
    usesUp: true,
    isRepeatHarmless: true,
    evidence: "walletGet",
    isMove: false,
    isVisitors: false,
    begin: async (backend, token) => {
      const slots = async () => ((await backend.ask("GET", "/api/wallet", token)) as Wallet).slots;
      const code = (await slots()).find(({ isActive }) => !isActive)?.code;
      if (code === undefined) throw new Error("every game has an account");
      const isOpen = async () =>
        (await slots()).some((slot) => slot.code === code && slot.isActive);
      return { order: { code }, count: countOnce(backend, "walletActivateGame", isOpen) };
    },
  },
  {
    name: "register",
    call: "accountRegister",
    evidence: "accountValidate",
    isMove: false,
    isVisitors: true,
    isRepeatHarmless: true,
    begin: async (backend) => {
      newcomers += 1;
      const phoneNumber = `08999${String(newcomers).padStart(5, "0")}`;
      const bankAccountNo = `40812${String(newcomers).padStart(5, "0")}`;
      return {
        order: toRegisterOrder({ ...NEWCOMER, phoneNumber, bankAccountNo }),
        count: countOnce(
          backend,
          "accountRegister",
          async () => (await signIn(backend, phoneNumber, NEWCOMER.password)) !== null,
        ),
      };
    },
  },
];
