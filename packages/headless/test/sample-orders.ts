import type { OperationId } from "@satang/api";
import type { exampleOf } from "@satang/api/testing";
import { satang } from "@satang/core";
import { toRegisterOrder } from "../src/register/register.operation.ts";

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

const amount = satang(10_000);

/** One order of every money operation, by its name. The tests of all operations run with them. */
export const sampleOrders: Readonly<Record<string, SampleOrder>> = {
  transfer: {
    order: { from: "wallet", to: "PG", amount },
    call: "walletTransfer",
    move: {
      body: { from: "wallet", to: "PG", amount: 100 },
      written: {},
      others: [
        { amount: 99.99 },
        { to: "JILI" },
        { from: "PG", to: "wallet" },
        { statementType: "deposit" },
      ],
    },
  },
  transferAll: {
    order: { to: "PG" },
    call: "walletTransferAll",
    move: {
      body: { to: "PG" },
      written: { amount: 1_250.5 },
      others: [{ to: "JILI" }, { from: "JILI" }, { statementType: "withdraw" }],
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
    order: { sealed: "c2VhbGVkLWdpZnQtbGluaw==" },
    call: "walletTruelink",
    move: {
      body: { link: "c2VhbGVkLWdpZnQtbGluaw==" },
      written: { statementType: "deposit", from: "GIFT", to: "wallet" },
      others: [{ statementType: "transfer" }, { statementType: "bonus" }],
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
