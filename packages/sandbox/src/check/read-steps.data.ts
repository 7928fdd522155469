import { type OperationId, type Reply, randomUuid } from "@satang/api";
import type { Problem } from "./check.types.ts";
import { activeGame, missing, PROMOTION_CODE, qrProvider } from "./known-values.ts";
import type { Step } from "./step.types.ts";

const PAGE = { page: 1, limit: 10 };

/** A number that no member has: this call validates, and registers nobody. */
const newcomer = {
  name: "Contract Check",
  phoneNumber: "0000000000",
  password: "contract-check-1",
};

const GUEST_ID = `guest-${randomUuid()}`;

/** The clocks of servers that write rows may differ by this much, ms (docs/money-engine.md). */
const TOLERANCE_MS = 5_000;

function olderFirst(body: unknown): readonly Problem[] {
  const { statements } = body as Reply<"statementList">;
  const times = statements.map(({ createdAt }) => Date.parse(createdAt));
  const at = times.findIndex((time, row) => row > 0 && time - (times[row - 1] ?? 0) > TOLERANCE_MS);
  if (at < 0) return [];
  const message = "expected the newest row first, found a row that is newer than the one before it";
  return [{ at: `/statements/${at}/createdAt`, message }];
}

const succeeds = (operationId: OperationId): Step => ({ operationId, expects: "success" });

const listed = (operationId: OperationId): Step => ({
  operationId,
  expects: "success",
  input: async () => ({ body: PAGE }),
});

const openSteps: readonly Step[] = [
  succeeds("lookupActive"),
  succeeds("lookupInfo"),
  succeeds("lookupBanks"),
  succeeds("lookupConditions"),
  succeeds("lookupAgreements"),
  succeeds("lookupContact"),
  succeeds("lookupSources"),
  succeeds("lookupRegisterOtp"),
  succeeds("lookupEnableChatWidget"),
  { operationId: "accountValidate", expects: "any", input: async () => ({ body: newcomer }) },
  succeeds("chatConfig"),
  {
    operationId: "chatHistory",
    expects: "success",
    input: async () => ({ body: { limit: 10, skip: 0, guestId: GUEST_ID } }),
  },
];

/** The calls that only read and need no member. */
export const visitorSteps: readonly Step[] = openSteps.map((step) => ({
  ...step,
  asVisitor: true,
}));

/** The calls that only read and need a member; the first shows whether the token is accepted. */
export const memberSteps: readonly Step[] = [
  succeeds("accountProfile"),
  succeeds("walletGet"),
  succeeds("walletRefreshSlots"),
  {
    operationId: "walletGameAccount",
    expects: "success",
    input: async (known) => {
      const code = await activeGame(known);
      return code === null ? missing("an active game", "walletGet") : { path: { code } };
    },
  },
  succeeds("lookupDeposit"),
  succeeds("lookupWithdraw"),
  succeeds("lookupSlip"),
  succeeds("lookupNotice"),
  {
    operationId: "qrcodeCurrent",
    expects: "success",
    input: async (known) => {
      const reference = await qrProvider(known);
      return reference === null
        ? missing("an account with KBANK, WW or E2P", "lookupDeposit")
        : { path: { reference } };
    },
  },
  { ...listed("statementList"), inspect: olderFirst },
  listed("statementSlips"),
  {
    operationId: "statementSlipReference",
    expects: "any",
    input: async (known) => {
      const list = await known.reply("statementSlips");
      const reference = list?.slips.find((slip) => slip.reference)?.reference;
      return reference ? { path: { reference } } : missing("a reference", "statementSlips");
    },
  },
  listed("inviteList"),
  succeeds("inviteBanners"),
  listed("refundList"),
  succeeds("refundCheck"),
  succeeds("refundBanners"),
  succeeds("bonusList"),
  succeeds("bonusCheckActive"),
  succeeds("bonusCheckMinimum"),
  succeeds("promotionCurrent"),
  {
    operationId: "promotionFind",
    expects: "any",
    input: async () => ({ path: { code: PROMOTION_CODE } }),
  },
  succeeds("spinwheelSetup"),
  succeeds("spinwheelCoupons"),
  succeeds("spinwheelActive"),
];
