import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import {
  LOCKS_HELD,
  LOCKS_SILENT,
  MoneyScene,
  type MoneySceneProps,
  money,
  statementRow,
} from "../../../test/fake-money.tsx";
import { drop, hang, refuse, reply } from "../../../test/fake-wallet.tsx";
import { found, untilTold } from "../../../test/found.ts";
import { hasten, holdTime } from "../../../test/story-time.ts";
import { WithdrawFlow } from "./WithdrawFlow.tsx";

interface Scene extends Partial<Pick<MoneySceneProps, "overrides" | "locks">> {
  cash?: number;
  interrupted?: boolean;
}

function Withdraw({ cash = 12_480.5, overrides = [], interrupted = false, ...wallet }: Scene) {
  const [open, setOpen] = useState(true);
  return (
    <MoneyScene
      overrides={[...money(cash), ...overrides]}
      interrupted={interrupted ? { withdraw: { kind: "withdraw", amount: 50_000 } } : {}}
      {...wallet}
    >
      <WithdrawFlow open={open} onOpenChange={setOpen} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Withdraw",
  component: Withdraw,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** The sheet is a portal: its field is in the document, not in the canvas. */
const type =
  (text: string) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const field = await found(canvasElement.ownerDocument, "[role=dialog] input[inputmode]");
    await userEvent.type(field, text);
  };

export const Open = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  parameters: pictures.screen,
});

export const Within = meta.story({ tags: ["in:moneyAction.ready.idle"], play: type("500") });

export const BelowMinimum = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  play: type("99.99"),
});

export const AboveMaximum = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { cash: 90_000 },
  play: type("50000.01"),
});

export const AboveBalance = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  play: type("12480.51"),
});

/** A bonus fixes the amount to the whole balance. */
export const Bonus = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { overrides: [reply("bonusCheckActive", { status: true })] },
});

export const MinimumAboveBalance = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { cash: 20 },
});

export const Loading = meta.story({ args: { overrides: [hang("lookupWithdraw")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] }, play: untilTold });

export const LoadFailed = meta.story({
  args: { overrides: [refuse("lookupWithdraw", "NO_DATA")] },
  play: untilTold,
});

/** Whether another tab is at it is being asked. */
export const Locking = meta.story({
  tags: ["in:moneyAction.exclusive.locking"],
  args: { locks: LOCKS_SILENT },
  play: type("500{Enter}"),
});

/** How the money stands is being read; nothing was sent. */
export const Preparing = meta.story({
  tags: ["in:moneyAction.exclusive.preparing"],
  args: { overrides: [hang("statementList")] },
  play: type("500{Enter}"),
});

export const Submitting = meta.story({
  tags: ["in:moneyAction.exclusive.submitting"],
  args: { overrides: [hang("walletWithdrawAll")] },
  play: type("500{Enter}"),
});

export const BusyElsewhere = meta.story({
  tags: ["in:moneyAction.ready.busy"],
  args: { locks: LOCKS_HELD },
  play: type("500{Enter}"),
});

/** The sheet closes and says so, ready for the next. */
export const Succeeded = meta.story({
  tags: ["through:moneyAction.ready.succeeded", "in:moneyAction.ready.idle"],
  play: type("500{Enter}"),
});

export const Refused = meta.story({
  tags: ["in:moneyAction.ready.failed"],
  args: { overrides: [refuse("walletWithdrawAll", "BONUS_CONDITION")] },
  play: type("500{Enter}"),
});

/** The line was lost before anything was sent. */
export const NotSent = meta.story({
  tags: ["in:moneyAction.ready.failed"],
  args: { overrides: [drop("statementList")] },
  play: type("500{Enter}"),
});

/** The answer was lost a moment ago. */
export const OutcomeUnknown = meta.story({
  tags: ["in:moneyAction.exclusive.outcomeUnknown"],
  args: { overrides: [drop("walletWithdrawAll")] },
  play: type("500{Enter}"),
});

/** An answer was lost, the page was loaded again: what happened is being looked for. */
export const Checking = meta.story({
  tags: ["in:moneyAction.exclusive.reconciling"],
  args: { overrides: [hang("statementList")], interrupted: true },
});

/** The statement shows that it was done. */
export const Landed = meta.story({
  tags: ["in:moneyAction.ready.landed"],
  args: { overrides: [statementRow("withdraw")], interrupted: true },
});

/** The statement shows that it was taken and given back. */
export const Undone = meta.story({
  tags: ["in:moneyAction.ready.undone"],
  args: { overrides: [statementRow("withdraw", "failed")], interrupted: true },
});

/** Neither the statement nor a balance knows of it. */
export const DidNotLand = meta.story({
  tags: ["in:moneyAction.unsettled.didNotLand"],
  args: { interrupted: true },
  beforeEach: hasten(3_000),
});

export const StillUnknown = meta.story({
  tags: ["in:moneyAction.unsettled.stillUnknown"],
  args: { overrides: [drop("statementList")], interrupted: true },
  beforeEach: hasten(3_000),
});
