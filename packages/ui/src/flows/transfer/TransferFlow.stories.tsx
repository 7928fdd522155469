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
import { drop, exampleOf, hang, refuse, reply } from "../../../test/fake-wallet.tsx";
import { found, untilTold } from "../../../test/found.ts";
import { hasten, holdTime } from "../../../test/story-time.ts";
import { TransferFlow } from "./TransferFlow.tsx";

interface Scene extends Partial<Pick<MoneySceneProps, "overrides" | "locks">> {
  to?: string | null;
  interrupted?: boolean;
}

const order = { kind: "transfer", from: "wallet", to: "PGSLOT", amount: 50_000 } as const;

function Transfer({ overrides = [], to = "PGSLOT", interrupted = false, ...wallet }: Scene) {
  const [open, setOpen] = useState(true);
  return (
    <MoneyScene
      overrides={[...money(12_480.5), ...overrides]}
      interrupted={interrupted ? { transfer: order } : {}}
      {...wallet}
    >
      <TransferFlow
        open={open}
        onOpenChange={setOpen}
        defaultFrom={to === null ? null : "wallet"}
        defaultTo={to}
      />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Transfer",
  component: Transfer,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** The sheet is a portal: its parts are in the document, not in the canvas. */
const part = (selector: string, { canvasElement }: StoryContext) =>
  found(canvasElement.ownerDocument, selector);
const send = async (context: StoryContext) =>
  context.userEvent.type(await part("[role=dialog] input[inputmode]", context), "500{Enter}");

/** Both carousels on 'none': what a member sees first. */
export const NothingChosen = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { to: null },
});

export const PairChosen = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  parameters: pictures.screen,
});

/** A new member has no account at any game yet. */
export const NoGames = meta.story({
  args: { overrides: [reply("walletGet", { ...exampleOf("walletGet"), slots: [] })] },
});

export const Missing = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { to: null },
  play: send,
});

export const SameAccount = meta.story({
  tags: ["in:moneyAction.ready.idle"],
  args: { to: "wallet" },
});

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] }, play: untilTold });

export const LoadFailed = meta.story({
  args: { overrides: [refuse("walletGet", "NO_WALLET")] },
  play: untilTold,
});

/** Whether another tab is at it is being asked. */
export const Locking = meta.story({
  tags: ["in:moneyAction.exclusive.locking"],
  args: { locks: LOCKS_SILENT },
  play: send,
});

/** How the money stands is being read; nothing was sent. */
export const Preparing = meta.story({
  tags: ["in:moneyAction.exclusive.preparing"],
  args: { overrides: [hang("statementList")] },
  play: send,
});

export const Submitting = meta.story({
  tags: ["in:moneyAction.exclusive.submitting"],
  args: { overrides: [hang("walletTransfer")] },
  play: send,
});

export const BusyElsewhere = meta.story({
  tags: ["in:moneyAction.ready.busy"],
  args: { locks: LOCKS_HELD },
  play: send,
});

/** The sheet closes and says so, ready for the next. */
export const Succeeded = meta.story({
  tags: ["through:moneyAction.ready.succeeded", "in:moneyAction.ready.idle"],
  play: send,
});

export const Refused = meta.story({
  tags: ["in:moneyAction.ready.failed"],
  args: { overrides: [refuse("walletTransfer", "MONEY_NOT_ENOUGH")] },
  play: send,
});

/** The line was lost before anything was sent. */
export const NotSent = meta.story({
  tags: ["in:moneyAction.ready.failed"],
  args: { overrides: [drop("statementList")] },
  play: send,
});

/** The answer was lost a moment ago. */
export const OutcomeUnknown = meta.story({
  tags: ["in:moneyAction.exclusive.outcomeUnknown"],
  args: { overrides: [drop("walletTransfer")] },
  play: send,
});

/** An answer was lost, the page was loaded again: what happened is being looked for. */
export const Checking = meta.story({
  tags: ["in:moneyAction.exclusive.reconciling"],
  args: { overrides: [hang("statementList")], interrupted: true },
});

/** The statement shows that it was done. */
export const Landed = meta.story({
  tags: ["in:moneyAction.ready.landed"],
  args: { overrides: [statementRow("transfer")], interrupted: true },
});

/** The statement shows that it was taken and given back. */
export const Undone = meta.story({
  tags: ["in:moneyAction.ready.undone"],
  args: { overrides: [statementRow("transfer", "failed")], interrupted: true },
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
