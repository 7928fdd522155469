import { satang } from "@satang/core";
import { type ReceiptSource, receiptOfOrder } from "@satang/headless/receipt";
import type { MovementStep } from "@satang/headless/statement";
import { MoneyScene, money } from "@satang/story-kit/fake-money";
import { drop, hang, type Override, reply } from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW } from "@satang/story-kit/story-time";
import { ReceiptFlow } from "./ReceiptFlow.tsx";

interface Scene {
  source: ReceiptSource;
  overrides?: readonly Override[];
}

function Receipt({ source, overrides = [] }: Scene) {
  return (
    <MoneyScene overrides={[...money(11_280.5), ...overrides]}>
      <ReceiptFlow open onOpenChange={() => undefined} source={source} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Receipt",
  component: Receipt,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

const ordered = (
  kind: "deposit" | "transfer" | "withdraw",
  from: string | null,
  to: string | null,
) =>
  receiptOfOrder({
    kind,
    amount: satang(1200_00),
    currency: "THB",
    from,
    to,
    reference: null,
    at: STORY_NOW - 90_000,
  });
const settled = (source: ReceiptSource, more: Partial<ReceiptSource> = {}): ReceiptSource => ({
  ...source,
  id: "st-42",
  reference: "WD261121-0042",
  status: "success",
  ...more,
});

const withdrawal = ordered("withdraw", "wallet", null);
/** When a step was reached, in seconds before the time of all stories. */
const step = (name: MovementStep["name"], secondsAgo: number | null): MovementStep => ({
  name,
  at: secondsAgo === null ? null : new Date(STORY_NOW - secondsAgo * 1000).toISOString(),
});
const steps = [step("requested", 90), step("processing", 83)];
const balanceAfter = satang(11_280_50);

export const Withdrawal = meta.story({
  parameters: pictures.screen,
  args: { source: settled(withdrawal, { balanceAfter, steps: [...steps, step("done", 0)] }) },
});

/** The service has accepted it, and the bank has not paid it yet. */
export const InProgress = meta.story({
  args: {
    source: { ...withdrawal, balanceAfter, steps: [...steps, step("done", null)] },
    overrides: [hang("statementList")],
  },
});

export const Failed = meta.story({
  args: {
    source: settled(withdrawal, { status: "failed", steps: [...steps, step("failed", 0)] }),
  },
});

/** A service that says neither the steps nor the balance. The reference is the key of the order. */
export const WithoutSteps = meta.story({
  args: { source: settled(withdrawal, { reference: "5a7a6e67-0000-4000-8000-00000000008f2e" }) },
});

export const Transfer = meta.story({
  args: { source: settled(ordered("transfer", "wallet", "PGSLOT")) },
});

export const Deposit = meta.story({
  args: { source: settled(ordered("deposit", "KBANK", "wallet"), { reference: null }) },
});

/** A row with the words of the service. */
export const Bonus = meta.story({
  args: {
    source: settled(ordered("deposit", null, "wallet"), {
      kind: "bonus",
      description: "โบนัสต้อนรับ 50%",
    }),
  },
});

/** The statement cannot be read: what is known of the order stays. */
export const ReadFailed = meta.story({
  args: { source: withdrawal, overrides: [drop("statementList")] },
  play: async ({ canvasElement }) => {
    await found(canvasElement.ownerDocument, "[data-part=empty-state]");
  },
});

/** The row was found, with the service's own reference. */
export const Found = meta.story({
  args: {
    source: withdrawal,
    overrides: [
      reply("statementList", {
        total: 1,
        statements: [
          {
            _id: "st-42",
            statementType: "withdraw",
            from: "wallet",
            to: "SCB",
            status: "processing",
            amount: 1200,
            createdAt: new Date(STORY_NOW - 89_000).toISOString(),
            reference: "R0000000042",
          },
        ],
      }),
    ],
  },
});
