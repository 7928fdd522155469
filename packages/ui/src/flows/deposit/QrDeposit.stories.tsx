import type { QrProvider } from "@satang/headless/money-action";
import type { StoryContext } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import {
  LOCKS_HELD,
  MoneyScene,
  type MoneySceneProps,
  money,
  qrReply,
  statementRow,
} from "../../../test/fake-money.tsx";
import { drop, exampleOf, garbage, hang, refuse, reply } from "../../../test/fake-wallet.tsx";
import { found } from "../../../test/found.ts";
import { hasten, holdTime, STORY_NOW } from "../../../test/story-time.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { QrPanel } from "./QrPanel.tsx";

interface Scene extends Partial<Pick<MoneySceneProps, "overrides" | "locks">> {
  providers?: readonly QrProvider[];
}

const nothing = () => undefined;

function Qr({ overrides = [], providers = ["KBANK"], ...wallet }: Scene) {
  return (
    <MoneyScene overrides={[...money(12_480.5), ...overrides]} {...wallet}>
      <Stack gap={4}>
        {providers.map((provider) => (
          <Card key={provider} padding="large">
            <QrPanel
              provider={provider}
              onShownChange={nothing}
              onTransferred={nothing}
              onDone={nothing}
            />
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

/** 4:32 left, and no second passes. */
const LEFT_MS = 272_000;
const storyNow = () => STORY_NOW;
const there = qrReply("qrcodeCurrent", LEFT_MS, storyNow);
const thereOnce = qrReply("qrcodeCurrent", LEFT_MS, storyNow, { times: 1 });
const expiredOnce = qrReply("qrcodeCurrent", 0, storyNow, { times: 1 });
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

export const Loading = meta.story({
  tags: ["in:qrDeposit.loading"],
  args: { overrides: [hang("qrcodeCurrent")] },
});

export const LoadFailed = meta.story({
  tags: ["in:qrDeposit.loadFailed"],
  args: { overrides: [garbage("qrcodeCurrent")] },
});

export const Offline = meta.story({
  tags: ["in:qrDeposit.loadFailed"],
  args: { overrides: [drop("qrcodeCurrent")] },
});

export const Entering = meta.story({ tags: ["in:qrDeposit.entering"] });

export const AmountTyped = meta.story({ tags: ["in:qrDeposit.entering"], play: type("500") });

export const BelowMinimum = meta.story({
  tags: ["in:qrDeposit.entering"],
  play: type("0.50{Enter}"),
});

export const Creating = meta.story({
  tags: ["in:qrDeposit.creating"],
  args: { overrides: [hang("qrcodeCreate")] },
  play: create,
});

/** The answer was lost: the QR is being looked for. */
export const CreatingChecked = meta.story({
  tags: ["in:qrDeposit.creating", "in:moneyAction.exclusive.outcomeUnknown"],
  args: { overrides: [drop("qrcodeCreate")] },
  play: create,
});

/** The bank says in its own words why there is no QR. */
export const RefusedByBank = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.creating"],
  args: { overrides: [reply("qrcodeCreate", exampleOf("qrcodeCreate", "refused"))] },
  play: create,
});

export const Refused = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.creating"],
  args: { overrides: [refuse("qrcodeCreate", "QR_FAIL")] },
  play: create,
});

/** The answer was lost, and there is certainly no QR. */
export const DidNotLand = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyAction.unsettled.didNotLand"],
  args: { overrides: [drop("qrcodeCreate")] },
  beforeEach: hasten(1_000, 3_000),
  play: create,
});

export const BusyElsewhere = meta.story({
  tags: ["in:qrDeposit.entering", "in:moneyAction.ready.busy"],
  args: { locks: LOCKS_HELD },
  play: create,
});

/** The answer was lost, and so is every look for the QR. */
export const OutcomeUnknown = meta.story({
  tags: ["in:qrDeposit.outcomeUnknown"],
  args: { overrides: [drop("qrcodeCreate"), drop("qrcodeCurrent"), none(1)] },
  beforeEach: hasten(1_000, 3_000),
  play: create,
});

export const AwaitingPayment = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting"],
  args: { overrides: [there] },
});

/** The statement is being read for the credit: nothing of it shows. */
export const LookingForCredit = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.polling"],
  args: { overrides: [there, hang("statementList")] },
});

/** Markup that is no picture is never drawn. */
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

/** At zero the QR is read once more before it is dropped. */
export const Rereading = meta.story({
  tags: ["in:qrDeposit.rereading"],
  args: { overrides: [hang("qrcodeCurrent"), expiredOnce] },
});

export const Expired = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.rereading"],
  args: { overrides: [expiredOnce] },
});

export const AskingToCancel = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting"],
  args: { overrides: [there] },
  play: (context) => press(context, "qr-cancel"),
});

export const Cancelling = meta.story({
  tags: ["in:qrDeposit.cancelling"],
  args: { overrides: [there, hang("qrcodeCancel")] },
  play: cancel,
});

/** The answer was lost: whether the QR is still there is being read. */
export const CheckingCancel = meta.story({
  tags: ["in:qrDeposit.checkingCancel"],
  args: { overrides: [drop("qrcodeCancel"), hang("qrcodeCurrent"), thereOnce] },
  play: cancel,
});

export const CancelFailed = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "through:qrDeposit.checkingCancel"],
  args: { overrides: [there, drop("qrcodeCancel")] },
  play: cancel,
});

export const Cancelled = meta.story({
  tags: ["in:qrDeposit.entering", "through:qrDeposit.cancelling"],
  args: { overrides: [thereOnce] },
  play: cancel,
});

/** The member says that they have paid: a host closes the view and offers to refresh the balance. */
export const Transferred = meta.story({
  tags: ["in:qrDeposit.transferred"],
  args: { overrides: [there] },
  play: (context) => press(context, "qr-transferred"),
});

export const Credited = meta.story({
  tags: ["in:qrDeposit.credited"],
  args: { overrides: [there, statementRow("deposit"), noRows] },
  beforeEach: hasten(2_000),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole("alert", undefined, { timeout: 10_000 });
    // A failure is an alert too, and has no heading.
    await expect(within(paid).getByRole("heading")).toBeVisible();
  },
});

/** A new QR of one provider has the others read theirs again. */
export const ReloadedByAnother = meta.story({
  tags: ["in:qrDeposit.awaitingPayment.waiting", "in:qrDeposit.loading"],
  args: { providers: ["KBANK", "WW"], overrides: [created, hang("qrcodeCurrent"), none(2)] },
  play: create,
});
