import {
  type Interrupted,
  LOCKS_HELD,
  LOCKS_SILENT,
  MoneyScene,
  type MoneySceneProps,
  money,
  statementRow,
} from "@satang/story-kit/fake-money";
import { drop, exampleOf, hang, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { createStoryClock, holdTime, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { OperationReports } from "../money/OperationReports.tsx";
import { TransferFlow } from "./TransferFlow.tsx";

const clock = createStoryClock();

interface Scene
  extends Partial<Pick<MoneySceneProps, "overrides" | "locks" | "clock" | "storageFull">> {
  from?: string | null;
  to?: string | null;
  /** Opens a game, and the receipt. */
  onPlay?: (code: string) => void;
  onReceipt?: () => void;
  /** An order of 500 baht that a reload interrupted: the sheet is closed, and a dialog reports it. */
  interrupted?: Partial<Interrupted>;
}

const order = { from: "wallet", to: "PGSLOT", amount: 50_000 };

function Transfer({
  overrides = [],
  from = "wallet",
  to = "PGSLOT",
  interrupted,
  onPlay,
  onReceipt,
  ...wallet
}: Scene) {
  const [open, setOpen] = useState(interrupted === undefined);
  return (
    <MoneyScene
      overrides={[...money(12_480.5), ...overrides]}
      interrupted={interrupted && [{ operation: "transfer", order, ...interrupted }]}
      {...wallet}
    >
      <TransferFlow
        open={open}
        onOpenChange={setOpen}
        defaultFrom={from}
        defaultTo={to}
        onPlay={onPlay}
        onReceipt={onReceipt}
      />
      <OperationReports />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Transfer",
  component: Transfer,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** A statement without rows, for the first reading. */
const readOnce = reply("statementList", { total: 0, statements: [] }, { times: 1 });

/** The sheet is a portal, so its parts are in the document, not in the canvas. */
const part = (selector: string, { canvasElement }: StoryContext) =>
  found(canvasElement.ownerDocument, selector);
const untilReported = async (context: StoryContext) =>
  void (await part("[role=dialog] [data-part=outcome]", context));
const send = async (context: StoryContext) =>
  context.userEvent.type(await part("[role=dialog] input[inputmode]", context), "500{Enter}");

/** Both carousels on 'none', as at the beginning. */
export const NothingChosen = meta.story({
  args: { from: null, to: null },
});

export const PairChosen = meta.story({
  parameters: pictures.screen,
});

/** A new member without game accounts. */
export const NoGames = meta.story({
  args: { overrides: [reply("walletGet", { ...exampleOf("walletGet"), slots: [] })] },
});

/** More than the game was last known to hold: the service checks it. */
export const AboveKnownBalance = meta.story({
  parameters: pictures.turned,
  args: { from: "PGSLOT", to: "wallet" },
  play: async (context) =>
    context.userEvent.type(await part("[role=dialog] input[inputmode]", context), "500"),
});

export const Missing = meta.story({
  args: { from: null, to: null },
  play: send,
});

export const SameAccount = meta.story({
  args: { to: "wallet" },
});

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] }, play: waitForError });

export const ReadFailed = meta.story({
  args: { overrides: [refuse("walletGet", "NO_WALLET")] },
  play: waitForError,
});

/** The lock is requested, because another tab may be sending. */
export const Locking = meta.story({
  tags: ["in:moneyOperation.exclusive.locking"],
  args: { locks: LOCKS_SILENT },
  play: send,
});

/** The current state is being read; nothing was sent. */
export const Preparing = meta.story({
  tags: ["in:moneyOperation.exclusive.preparing"],
  args: { overrides: [hang("statementList")] },
  play: send,
});

export const Submitting = meta.story({
  tags: ["in:moneyOperation.exclusive.sending"],
  args: { overrides: [hang("walletTransfer")] },
  play: send,
});

export const BusyElsewhere = meta.story({
  tags: ["in:moneyOperation.notSent"],
  args: { locks: LOCKS_HELD },
  play: send,
});

/** The sheet closes, an alert says so, and the form is ready for the next order. */
export const Succeeded = meta.story({
  tags: [
    "through:moneyOperation.ended.done",
    "through:moneyOperation.reported",
    "in:moneyOperation.closed",
  ],
  parameters: pictures.screen,
  play: send,
});

export const Refused = meta.story({
  tags: ["in:moneyOperation.ended.refused"],
  args: { overrides: [refuse("walletTransfer", "MONEY_NOT_ENOUGH")] },
  play: send,
});

/** The device cannot store the order, so nothing was sent. */
export const NotSent = meta.story({
  tags: ["in:moneyOperation.notSent"],
  args: { storageFull: true },
  play: send,
});

/** The reply was lost a moment ago. */
export const ReplyLost = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("walletTransfer")] },
  play: send,
});

/** The reply was lost, and the statement is being read. */
export const Checking = meta.story({
  tags: ["in:moneyOperation.watching.reading"],
  args: { overrides: [drop("walletTransfer"), hang("statementList"), readOnce] },
  beforeEach: skipDelays(1_000),
  play: send,
});

/** The first readings prove nothing. */
export const NotKnownYet = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("walletTransfer")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: send,
});

/** The member asked, and the reading proved nothing. */
export const Checked = meta.story({
  tags: ["in:moneyOperation.watching.waiting.pausing"],
  args: { overrides: [drop("walletTransfer")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: async (context) => {
    await send(context);
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
  args: { interrupted: {}, overrides: [statementRow("transfer", { reference: "interrupted" })] },
  beforeEach: skipDelays(1_000),
  play: untilReported,
});

/** A row with the key of the order: it was executed and the money was returned. */
export const Reversed = meta.story({
  tags: ["in:moneyOperation.ended.reversed"],
  args: {
    interrupted: {},
    overrides: [statementRow("transfer", { reference: "interrupted", status: "failed" })],
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
