import type { OperationId } from "@satang/api";
import type { exampleOf } from "@satang/api/testing";
import { satang } from "@satang/core";
import { toGiftLinkOrder } from "../src/deposit/gift-link.operation.ts";
import { toRegisterOrder } from "../src/register/register.operation.ts";
import { toSlipOrder } from "../src/slip/slip-attempt.ts";

/** A row of the statement, as the service sends it; amount in baht. */
export type StatementRow = ReturnType<typeof exampleOf<"statementList">>["statements"][number];

/** An order of a money operation, and what is known of its call. */
export type SampleOrder = {
  readonly order: object;
  readonly call: OperationId;
} & (JudgedByStatement | JudgedByRead);

type JudgedByStatement = {
  readonly move: {
    /** Body of the call; none for a GET. */
    readonly body?: object;
    /** The row that the order writes. */
    readonly written: Partial<StatementRow>;
    /** Rows of other orders. */
    readonly others: readonly Partial<StatementRow>[];
  };
};

type JudgedByRead = {
  /** The read that shows whether it was carried out. */
  readonly evidence: OperationId;
};

export const PASSWORD = "p4ssw0rd-secret";
export const GIFT_LINK = "https://gift.example/campaign/?v=abcdefgh12345678";
export const SEALED_GIFT_LINK = "c2VhbGVkLWdpZnQtbGluaw==";

const amount = satang(10_000);

/** An order of every money operation, by its name. The tests of all operations run with them. */
export const sampleOrders: Readonly<Record<string, SampleOrder>> = {
  transfer: {
    order: { from: "wallet", to: "PG", amount },
    call: "walletTransfer",
    move: {
      body: { from: "wallet", to: "PG", amount: 100 },
      written: {},
      others: [{ amount: 99.99 }, { statementType: "deposit" }],
    },
  },
  transferAll: {
    order: { to: "PG" },
    call: "walletTransferAll",
    move: {
      body: { to: "PG" },
      written: { amount: 1_250.5 },
      others: [{ statementType: "withdraw" }, { statementType: "deposit" }],
    },
  },
  withdraw: {
    order: { amount },
    call: "walletWithdrawAll",
    move: {
      body: { amount: 100 },
      written: { statementType: "withdraw", to: "SCB" },
      others: [{ statementType: "withdraw", amount: 100.01 }, { statementType: "transfer" }],
    },
  },
  giftLink: {
    order: await toGiftLinkOrder(GIFT_LINK, async () => SEALED_GIFT_LINK),
    call: "walletTruelink",
    move: {
      body: { link: SEALED_GIFT_LINK },
      written: { statementType: "deposit", from: "GIFT", to: "wallet" },
      others: [{ statementType: "transfer" }, { statementType: "bonus" }],
    },
  },
  uploadSlip: {
    order: toSlipOrder(
      new File(["slip"], "slip.png", { type: "image/png", lastModified: 1_795_000_000_000 }),
    ),
    call: "walletUploadSlip",
    evidence: "statementSlips",
  },
  inviteBonus: {
    order: { part: "all" },
    call: "inviteReceiveBonus",
    move: {
      written: { statementType: "bonus", from: "", to: "wallet" },
      others: [{ statementType: "deposit" }, { statementType: "transfer" }],
    },
  },
  refundReceive: {
    order: { part: "all" },
    call: "refundReceive",
    move: {
      written: { statementType: "bonus", from: "", to: "wallet" },
      others: [{ statementType: "deposit" }, { statementType: "withdraw" }],
    },
  },
  refundAddWallet: {
    order: { part: "all" },
    call: "refundAddWallet",
    move: {
      written: { statementType: "bonus", from: "", to: "wallet" },
      others: [{ statementType: "deposit" }, { statementType: "withdraw" }],
    },
  },
  claimCoupon: {
    order: { code: "BONUS100" },
    call: "spinwheelClaimCoupon",
    move: {
      body: { coupon: "BONUS100" },
      written: { statementType: "bonus", from: "", to: "wallet" },
      others: [{ statementType: "deposit" }, { statementType: "withdraw" }],
    },
  },
  spin: { order: { coins: 1 }, call: "spinwheelSpin", evidence: "spinwheelSetup" },
  bonusActivate: {
    order: { code: "WELCOME" },
    call: "bonusActivate",
    move: {
      written: { statementType: "bonus", from: "", to: "bonus" },
      others: [{ statementType: "finish_bonus" }, { statementType: "deposit" }],
    },
  },
  bonusClear: { order: { bonus: "ub-1" }, call: "bonusClear", evidence: "bonusCheckActive" },
  promotionActivate: {
    order: { code: "LUCKY50" },
    call: "promotionActivate",
    move: {
      written: { statementType: "bonus", from: "", to: "bonus" },
      others: [{ statementType: "finish_bonus" }, { statementType: "transfer" }],
    },
  },
  qrCreate: {
    order: { provider: "KBANK", amount: satang(50_000) },
    call: "qrcodeCreate",
    evidence: "qrcodeCurrent",
  },
  qrCancel: {
    order: { provider: "KBANK", qrcodeId: "qr-1" },
    call: "qrcodeCancel",
    evidence: "qrcodeCurrent",
  },
  activateGame: { order: { code: "PG" }, call: "walletActivateGame", evidence: "walletGet" },
  register: {
    order: toRegisterOrder({
      name: "สมชาย",
      phoneNumber: "0812345678",
      password: PASSWORD,
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
    }),
    call: "accountRegister",
    evidence: "accountValidate",
  },
};
