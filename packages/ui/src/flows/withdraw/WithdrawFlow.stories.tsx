import {
  type Interrupted,
  LOCKS_HELD,
  LOCKS_SILENT,
  MoneyScene,
  type MoneySceneProps,
  money,
  statementRow,
} from "@satang/story-kit/fake-money";
import { drop, hang, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { createStoryClock, holdTime, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { NextSteps, type NextStepsProps } from "../failures/NextSteps.tsx";
import { OperationReports } from "../money/OperationReports.tsx";
import { WithdrawFlow } from "./WithdrawFlow.tsx";
import type { WithdrawFlowProps } from "./withdraw-flow.types.ts";

const clock = createStoryClock();

interface Scene
  extends Partial<Pick<MoneySceneProps, "overrides" | "locks" | "clock" | "storageFull">> {
  cash?: number;
  presentation?: WithdrawFlowProps["presentation"];
  steps?: NextStepsProps["steps"];
  /** An order of 500 baht that a reload interrupted: the sheet is closed, and a dialog reports it. */
  interrupted?: Partial<Interrupted>;
}

function Withdraw({
  cash = 12_480.5,
  overrides = [],
  interrupted,
  presentation,
  steps = {},
  ...wallet
}: Scene) {
  const [open, setOpen] = useState(interrupted === undefined);
  return (
    <MoneyScene
      overrides={[...money(cash), ...overrides]}
      interrupted={
        interrupted && [{ operation: "withdraw", order: { amount: 50_000 }, ...interrupted }]
      }
      {...wallet}
    >
      <NextSteps steps={steps}>
        <WithdrawFlow open={open} onOpenChange={setOpen} presentation={presentation} />
      </NextSteps>
      <OperationReports />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Withdraw",
  component: Withdraw,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** A statement without rows, for the first reading. */
const readOnce = reply("statementList", { total: 0, statements: [] }, { times: 1 });

const part = (selector: string, { canvasElement }: StoryContext) =>
  found(canvasElement.ownerDocument, selector);
const untilReported = async (context: StoryContext) =>
  void (await part("[role=dialog] [data-part=outcome]", context));

/** The sheet is a portal, so its field is in the document, not in the canvas. */
const type =
  (text: string) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const field = await found(canvasElement.ownerDocument, "[role=dialog] input[inputmode]");
    await userEvent.type(field, text);
  };

export const Open = meta.story({
  parameters: pictures.screen,
});

/** A card in the page of the host. */
export const InThePage = meta.story({ args: { presentation: "inline" }, parameters: noPictures });

/** The content of a page of its own. */
export const OnItsOwnPage = meta.story({ args: { presentation: "page" }, parameters: noPictures });

export const Within = meta.story({ parameters: pictures.turned, play: type("500") });

/** More than the wallet holds: the games are swept first. */
export const FromGames = meta.story({ play: type("12600") });

/** The accounts that the total consists of. */
export const Parts = meta.story({
  play: async (context) =>
    context.userEvent.click(await part("[data-part=withdraw-parts]", context)),
});

export const BelowMinimum = meta.story({
  play: type("99.99"),
});

export const AboveMaximum = meta.story({
  args: { cash: 90_000 },
  play: type("50000.01"),
});

export const AboveBalance = meta.story({
  play: type("12630.76"),
});

/** An active bonus fixes the amount to the whole balance. */
export const Bonus = meta.story({
  args: { overrides: [reply("bonusCheckActive", { status: true })] },
});

/** The service says how much turnover the bonus still requires: nothing can be confirmed, and the way leads to the bonus. */
export const Turnover = meta.story({
  args: {
    steps: { finishBonus: () => undefined },
    overrides: [
      reply("bonusCheckActive", { status: true, turnover: { required: 1500, played: 1100.5 } }),
    ],
  },
});

export const MinimumAboveBalance = meta.story({
  args: { cash: 20 },
});

export const Loading = meta.story({ args: { overrides: [hang("lookupWithdraw")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] }, play: waitForError });

export const ReadFailed = meta.story({
  args: { overrides: [refuse("lookupWithdraw", "NO_DATA")] },
  play: waitForError,
});

/** The lock is requested, because another tab may be sending. */
export const Locking = meta.story({
  tags: ["in:moneyOperation.exclusive.locking"],
  args: { locks: LOCKS_SILENT },
  play: type("500{Enter}"),
});

/** The current state is being read; nothing was sent. */
export const Preparing = meta.story({
  tags: ["in:moneyOperation.exclusive.preparing"],
  args: { overrides: [hang("statementList")] },
  play: type("500{Enter}"),
});

export const Submitting = meta.story({
  tags: ["in:moneyOperation.exclusive.sending"],
  args: { overrides: [hang("walletWithdrawAll")] },
  play: type("500{Enter}"),
});

export const BusyElsewhere = meta.story({
  tags: ["in:moneyOperation.notSent"],
  args: { locks: LOCKS_HELD },
  play: type("500{Enter}"),
});

/** The sheet closes, a toast is shown, and the form is ready for the next order. */
export const Succeeded = meta.story({
  tags: [
    "through:moneyOperation.ended.done",
    "through:moneyOperation.reported",
    "in:moneyOperation.closed",
  ],
  play: type("500{Enter}"),
});

export const Refused = meta.story({
  tags: ["in:moneyOperation.ended.refused"],
  args: { overrides: [refuse("walletWithdrawAll", "BONUS_CONDITION")] },
  play: type("500{Enter}"),
});

/** The device cannot store the order, so nothing was sent. */
export const NotSent = meta.story({
  tags: ["in:moneyOperation.notSent"],
  args: { storageFull: true },
  play: type("500{Enter}"),
});

/** The reply was lost a moment ago. */
export const ReplyLost = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("walletWithdrawAll")] },
  play: type("500{Enter}"),
});

/** The reply was lost, and the statement is being read. */
export const Checking = meta.story({
  tags: ["in:moneyOperation.watching.reading"],
  args: { overrides: [drop("walletWithdrawAll"), hang("statementList"), readOnce] },
  beforeEach: skipDelays(1_000),
  play: type("500{Enter}"),
});

/** The first readings prove nothing. */
export const NotKnownYet = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("walletWithdrawAll")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: type("500{Enter}"),
});

/** The member asked, and the reading proved nothing. */
export const Checked = meta.story({
  tags: ["in:moneyOperation.watching.waiting.pausing"],
  args: { overrides: [drop("walletWithdrawAll")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: async (context) => {
    await type("500{Enter}")(context);
    await context.userEvent.click(await part("[data-part=outcome] button + button", context));
    await part("[data-part=outcome] button[aria-disabled=true]:not([aria-busy=true])", context);
  },
});

/** Nothing happened, and it is tried again: the last reading before it is sent. */
export const Reconciling = meta.story({
  tags: ["in:moneyOperation.exclusive.reconciling"],
  args: {
    interrupted: { outcome: "nothingHappened" },
    overrides: [hang("statementList")],
  },
  play: async (context) =>
    context.userEvent.click(await part("[data-state=nothingHappened] button", context)),
});

/**
 * The page was loaded again while another tab is sending: nothing is shown before that tab has
 * finished.
 */
export const OtherTab = meta.story({
  tags: ["in:moneyOperation.restoring"],
  args: { interrupted: {}, locks: LOCKS_HELD },
});

/** A row with the key of the order: it was done. */
export const Done = meta.story({
  tags: ["in:moneyOperation.ended.done"],
  args: { interrupted: {}, overrides: [statementRow("withdraw", { reference: "interrupted" })] },
  beforeEach: skipDelays(1_000),
  play: untilReported,
});

/** A row with the key of the order: it was executed and the money was returned. */
export const Reversed = meta.story({
  tags: ["in:moneyOperation.ended.reversed"],
  args: {
    interrupted: {},
    overrides: [statementRow("withdraw", { reference: "interrupted", status: "failed" })],
  },
  beforeEach: skipDelays(1_000),
  play: untilReported,
});

/** No row after the settling time. */
export const NothingHappened = meta.story({
  tags: ["in:moneyOperation.ended.nothingHappened"],
  args: { interrupted: {}, clock },
  beforeEach: [clock.reset, skipDelays(1_000, 3_000)],
  play: async (context) => {
    await part("[data-state=notKnownYet]", context);
    clock.skip(300_000);
    await part("[data-state=nothingHappened]", context);
  },
});
