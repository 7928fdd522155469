import { type QrProvider, type UseQrDepositOptions, useQrDeposit } from "@satang/headless/deposit";
import {
  LOCKS_HELD,
  MoneyScene,
  type MoneySceneProps,
  money,
  qrReply,
  statementRow,
} from "@satang/story-kit/fake-money";
import { drop, exampleOf, garbage, hang, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { createStoryClock, holdTime, STORY_NOW, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../../primitives/Card/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { QrPanel } from "./QrPanel.tsx";

interface Scene extends Partial<Pick<MoneySceneProps, "overrides" | "locks" | "clock">> {
  providers?: readonly QrProvider[];
  inView?: boolean;
}

const nothing = () => undefined;
const clock = createStoryClock();

function Provider({ provider, inView }: UseQrDepositOptions) {
  return <QrPanel deposit={useQrDeposit({ provider, inView })} onDone={nothing} />;
}

function Qr({ overrides = [], providers = ["KBANK"], inView = true, ...wallet }: Scene) {
  return (
    <MoneyScene overrides={[...money(12_480.5), ...overrides]} {...wallet}>
      <Stack gap={4}>
        {providers.map((provider) => (
          <Card key={provider} padding="large">
            <Provider provider={provider} inView={inView} />
          </Card>
        ))}
      </Stack>
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Deposit/QR",
  component: Qr,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** 4:32 left, with a stopped clock. */
const LEFT_MS = 272_000;
const storyNow = () => STORY_NOW;
const there = qrReply("qrcodeCurrent", LEFT_MS, storyNow);
const thereOnce = qrReply("qrcodeCurrent", LEFT_MS, storyNow, { times: 1 });
/** Shorter than the timers that `holdTime` stops. */
const SHORT_MS = 500;
const shortOnce = qrReply("qrcodeCurrent", SHORT_MS, storyNow, { times: 1 });
const created = qrReply("qrcodeCreate", LEFT_MS, storyNow);
const none = (times: number) => reply("qrcodeCurrent", { hasQrcode: false }, { times });
const noRows = reply("statementList", { total: 0, statements: [] }, { times: 1 });

const type =
  (text: string) =>
  async ({ canvasElement, userEvent }: StoryContext) =>
    userEvent.type(await found(canvasElement, "input"), text);
const create = type("500{Enter}");

const press = async ({ canvasElement, userEvent }: StoryContext, part: string) =>
  userEvent.click(await found(canvasElement, `[data-part=${part}]`));
const cancel = async (context: StoryContext) => {
  await press(context, "qr-cancel");
  const page = context.canvasElement.ownerDocument;
  await context.userEvent.click(await found(page, "[role=alertdialog] button:last-of-type"));
};

/** A clock that notifies nobody when it is advanced, so that only the QR's own timer ends it. */
let passed = 0;
const shortClock = {
  now: () => STORY_NOW + passed,
  reset: () => {
    passed = 0;
  },
};
const untilExpired = async ({ canvasElement }: StoryContext) => {
  await found(canvasElement, "[data-part=qr-cancel]");
  passed = SHORT_MS;
};

/** The events of the browser when the page becomes visible again. */
const wake = async ({ canvasElement }: StoryContext) => {
  await found(canvasElement, "[data-part=qr-cancel]");
  canvasElement.ownerDocument.dispatchEvent(new Event("visibilitychange"));
};

export const Loading = meta.story({
  tags: ["in:qrDeposit.loading"],
  args: { overrides: [hang("qrcodeCurrent")] },
});

export const ReadFailed = meta.story({
  tags: ["in:qrDeposit.readFailed"],
  args: { overrides: [garbage("qrcodeCurrent")] },
  play: waitForError,
});

export const Offline = meta.story({
  tags: ["in:qrDeposit.readFailed"],
  args: { overrides: [drop("qrcodeCurrent")] },
  play: waitForError,
});

export const Entering = meta.story({ tags: ["in:qrDeposit.entering"] });

export const AmountTyped = meta.story({ tags: ["in:qrDeposit.entering"], play: type("500") });

export const BelowMinimum = meta.story({
  tags: ["in:qrDeposit.entering"],
  play: type("0.50{Enter}"),
});

export const Creating = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.exclusive.sending"],
  args: { overrides: [hang("qrcodeCreate")] },
  play: create,
});

/** The reply was lost a moment ago: the QR is being looked up. */
export const CreatingChecked = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("qrcodeCreate")] },
  play: create,
});

/** The reply was lost, and no QR was found so far: none is shown. */
export const CreateUnknown = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("qrcodeCreate")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: async (context) => {
    await create(context);
    await found(context.canvasElement, "[data-part=qr-unconfirmed]");
  },
});

/** The server's own message why there is no QR. */
export const RefusedByBank = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.ended.refused"],
  args: { overrides: [reply("qrcodeCreate", exampleOf("qrcodeCreate", "refused"))] },
  play: create,
});

export const Refused = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.ended.refused"],
  args: { overrides: [refuse("qrcodeCreate", "QR_FAIL")] },
  play: create,
});

/** The reply was lost, and there is certainly no QR. */
export const NothingHappened = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.ended.nothingHappened"],
  args: { overrides: [drop("qrcodeCreate")], clock },
  beforeEach: [clock.reset, skipDelays(1_000, 3_000)],
  play: async (context) => {
    await create(context);
    await found(context.canvasElement, "[data-part=qr-unconfirmed]");
    clock.skip(300_000);
    await found(context.canvasElement, "form");
  },
});

export const BusyElsewhere = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.notSent"],
  args: { locks: LOCKS_HELD },
  play: create,
});

export const AwaitingPayment = meta.story({
  parameters: pictures.screen,
  tags: ["in:qrDeposit.awaitingPayment.waiting"],
  args: { overrides: [there] },
});

/** The statement is being read for the credit, without a visible change. */
export const LookingForCredit = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.polling"],
  parameters: pictures.turned,
  args: { overrides: [there, hang("statementList")] },
});

/** The sheet is closing: the QR stays as it is, and nothing is read. */
export const Hidden = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.hidden"],
  args: { overrides: [there], inView: false },
});

/** Markup that is not a picture is never rendered. */
export const Unshowable = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting"],
  args: {
    overrides: [
      reply("qrcodeCurrent", {
        hasQrcode: true,
        qrcodeId: "qr-1",
        qrcode: "<b>QR</b>",
        amount: 500,
        expireIn: new Date(STORY_NOW + LEFT_MS).toISOString(),
      }),
    ],
  },
});

/** Another device may have cancelled it: after five checks for the credit it is read once more. */
export const Confirming = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.confirming"],
  args: { overrides: [hang("qrcodeCurrent"), thereOnce, noRows] },
  beforeEach: skipDelays(2_000),
});

/** The device slept: the QR is read once more before it is shown again. */
export const Waking = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waking"],
  args: { overrides: [hang("qrcodeCurrent"), thereOnce] },
  play: wake,
});

/** After the sleep the service answers that it is asked too often: the QR stays hidden. */
export const Unconfirmed = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.unconfirmed"],
  args: { overrides: [refuse("qrcodeCurrent", "REQUEST_LIMIT"), thereOnce] },
  play: wake,
});

/** There is no QR any more: the statement is read, because it may have been paid. */
export const Ending = meta.story({
  tags: ["in:qrDeposit.ending"],
  args: { overrides: [thereOnce, hang("statementList"), noRows] },
  play: wake,
});

/** Another device cancelled or replaced it. */
export const Withdrawn = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.ending"],
  args: { overrides: [thereOnce] },
  play: wake,
});

/** At zero the QR is read once more before it is removed. */
export const Expiring = meta.story({
  tags: ["in:qrDeposit.expiring"],
  args: { overrides: [hang("qrcodeCurrent"), shortOnce], clock: shortClock },
  beforeEach: shortClock.reset,
  play: untilExpired,
});

export const Expired = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.expiring"],
  args: { overrides: [shortOnce], clock: shortClock },
  beforeEach: shortClock.reset,
  play: untilExpired,
});

export const AskingToCancel = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting"],
  args: { overrides: [there] },
  play: (context) => press(context, "qr-cancel"),
});

export const Cancelling = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "in:moneyOperation.exclusive.sending"],
  args: { overrides: [there, hang("qrcodeCancel")] },
  play: cancel,
});

/** The reply was lost, and the QR was still open: nobody should pay it, so it is hidden. */
export const CancelUnknown = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [there, drop("qrcodeCancel")] },
  play: async (context) => {
    await cancel(context);
    await found(context.canvasElement, "[data-part=qr-unconfirmed]");
  },
});

export const CancelRefused = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "in:moneyOperation.ended.refused"],
  args: { overrides: [there, refuse("qrcodeCancel", "QR_FAIL")] },
  play: cancel,
});

export const Cancelled = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyOperation.ended.done"],
  args: { overrides: [thereOnce] },
  play: cancel,
});

/** The member has paid: a host closes the view and offers to refresh the balance. */
export const Transferred = meta.story({
  tags: ["in:qrDeposit.transferred"],
  args: { overrides: [there] },
  play: (context) => press(context, "qr-transferred"),
});

export const Credited = meta.story({
  tags: ["in:qrDeposit.credited"],
  args: { overrides: [there, statementRow("deposit"), noRows] },
  beforeEach: skipDelays(2_000),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole("alert", undefined, { timeout: 10_000 });
    // A failure is an alert too, and has no heading.
    await expect(within(paid).getByRole("heading")).toBeVisible();
  },
});

/** After a new QR of one provider the others read theirs again. */
export const ReloadedByAnother = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "in:qrDeposit.loading"],
  args: { providers: ["KBANK", "WW"], overrides: [created, hang("qrcodeCurrent"), none(3)] },
  play: create,
});
