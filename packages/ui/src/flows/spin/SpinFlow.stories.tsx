import { paysBonus } from "@satang/story-kit/bonus-offers";
import { MoneyScene, money } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import { drop, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { coupons, oneExpired, setup, won } from "@satang/story-kit/fake-wheel";
import { found, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { SpinFlow } from "./SpinFlow.tsx";

type Scene = {
  readonly overrides?: readonly Override[];
  /** Money that comes in when a coupon is claimed. */
  readonly paid?: Parameters<typeof paysBonus>[0];
  /** Storage of the device. */
  readonly stored?: Readonly<Record<string, string>>;
};

function Spin({ overrides = [], stored = {}, paid }: Scene) {
  const [open, setOpen] = useState(true);
  const [pays] = useState(() => (paid ? paysBonus(paid) : []));
  return (
    <MoneyScene
      stored={stored}
      overrides={[...money(500), setup(3), coupons, won("BAHT500", 2), ...pays, ...overrides]}
    >
      <SpinFlow open={open} onOpenChange={setOpen} onPlay={() => {}} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Spin",
  component: Spin,
  beforeEach: holdTime,
  parameters: noPictures,
});

const press =
  (selector: string, part: string) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const page = canvasElement.ownerDocument;
    await found(page, `[role=dialog] ${part}`);
    await userEvent.click(await found(page, selector));
  };

const spin = press("[role=dialog] [data-part=spin-start]", "[data-part=wheel-disc]");
const ask = press("[role=dialog] li button", "[data-part=coupon-stub]");

const notKnownYet = "[role=dialog] [data-part=outcome][data-state=notKnownYet]";
/** How much came in. */
const amount = "[role=alertdialog] [data-part=moment-amount]";
/** A message has no question with two answers. */
const message = "[role=alertdialog]:not(:has([data-part=actions]))";

const claim = async (context: StoryContext) => {
  await ask(context);
  const actions = await found(
    context.canvasElement.ownerDocument,
    "[role=alertdialog] [data-part=actions]",
  );
  const confirm = actions.querySelector<HTMLElement>("button:last-child");
  if (confirm) await context.userEvent.click(confirm);
};

const claimUntil = (shown: string) => async (context: StoryContext) => {
  await claim(context);
  await found(context.canvasElement.ownerDocument, shown);
};

/** Spins, until the wheel turns to its slice. */
const turn = async (context: StoryContext) => {
  await spin(context);
  const page = context.canvasElement.ownerDocument;
  const disc = await found(page, "[data-part=wheel-disc]");
  const begun = () => disc.getAnimations().find(({ id }) => id === "turn");
  for (let look = 0; look < 300 && !begun(); look++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  return begun();
};
/** A story stays in its state, so that the wheel stops in the middle of its turn. */
const turning = async (context: StoryContext) => (await turn(context))?.pause();
/** A whole turn takes five seconds, and a story is not watched for so long. */
const spun = async (context: StoryContext) => (await turn(context))?.finish();

/** The wheel, the coins and the coupons. */
export const Open = meta.story({ tags: ["in:spin.idle"], parameters: pictures.screen });

/** The wheel turns to the slice that the service named. */
export const Spinning = meta.story({ tags: ["in:spin.spinning.turning"], play: turning });

/** The reply is awaited: the wheel turns at its full speed. */
export const Waiting = meta.story({
  tags: ["in:spin.spinning.waiting"],
  args: { overrides: [hang("spinwheelSpin")] },
  play: spin,
});

/** A coupon was won. */
export const Prize = meta.story({
  tags: ["in:spin.finished"],
  parameters: pictures.flow,
  play: spun,
});

/** The slice has no prize. */
export const NoPrize = meta.story({
  tags: ["in:spin.finished"],
  parameters: pictures.states,
  args: { overrides: [won("NONE", 2)] },
  play: spun,
});

/** The service does not say whether the spin gave a coupon. */
export const PrizeNotSaid = meta.story({
  tags: ["in:spin.finished"],
  args: {
    overrides: [
      reply("spinwheelSpin", {
        success: true,
        result: { code: "BAHT500", label: "฿500", remainingCoin: 2 },
      }),
    ],
  },
  play: spun,
});

/** Without a coin a spin is ignored, and nothing was won yet. */
export const NoCoins = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.states,
  args: { overrides: [setup(0), reply("spinwheelCoupons", [])] },
});

/** A coupon that has expired is at the end of the list, and is not claimed. */
export const ExpiredCoupon = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.states,
  args: { overrides: [oneExpired] },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const expired = await found(page, "[role=dialog] [data-state=expired]");
    expired.scrollIntoView({ block: "end" });
  },
});

/** A member with coins who has won no coupon yet. */
export const NoCoupons = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.states,
  args: { overrides: [reply("spinwheelCoupons", [])] },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const empty = await found(page, "[role=dialog] [data-part=empty-state]");
    empty.scrollIntoView({ block: "end" });
  },
});

/** During a break of the member nothing is spun; the coupons can still be claimed. */
export const OnBreak = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.flow,
  args: { stored: keptProtection({ breakUntil: STORY_NOW + 7 * 86_400_000 }) },
});

/** No wheel is active; the coupons can still be claimed. */
export const Closed = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.states,
  args: {
    overrides: [reply("spinwheelSetup", { result: { activeSpinwheel: null, userCoin: 3 } })],
  },
});

/** Two slices with long labels, and colours that are none. */
export const OddWheel = meta.story({
  tags: ["in:spin.idle"],
  parameters: pictures.states,
  args: {
    overrides: [
      reply("spinwheelSetup", {
        result: {
          userCoin: 3,
          activeSpinwheel: {
            name: "วงล้อ",
            slice: [
              { code: "A", label: "โบนัสฝากเงินครั้งแรก", bgColor: "gold", textColor: "#f5c451" },
              { code: "B", label: "ลองใหม่อีกครั้ง", bgColor: "#777", textColor: "#777" },
            ],
          },
        },
      }),
    ],
  },
});

export const Loading = meta.story({
  tags: ["in:spin.loading"],
  args: { overrides: [hang("spinwheelSetup")] },
});

export const ReadFailed = meta.story({
  tags: ["in:spin.readFailed"],
  args: { overrides: [drop("spinwheelSetup")] },
  play: waitForError,
});

/** The wheel is read, and the coupons are not yet. */
export const CouponsLoading = meta.story({
  args: { overrides: [hang("spinwheelCoupons")] },
  play: async ({ canvasElement }) =>
    void (await found(canvasElement.ownerDocument, "[role=dialog] section [aria-busy]")),
});

/** The wheel works although the coupons cannot be read. */
export const CouponsReadFailed = meta.story({
  args: { overrides: [refuse("spinwheelCoupons", "NO_DATA")] },
  play: waitForError,
});

/** A spin that the service refuses: an error dialog. */
export const SpinRefused = meta.story({
  tags: ["through:spin.reloading"],
  parameters: pictures.states,
  args: {
    overrides: [reply("spinwheelSpin", { success: false, error: { code: "NO_CLAIMABLE_COUPON" } })],
  },
  play: async (context) => {
    await spin(context);
    await found(context.canvasElement.ownerDocument, message);
  },
});

/** The reply of a spin was lost, and the coins and coupons prove nothing yet: the wheel waits. */
export const SpinNotKnownYet = meta.story({
  tags: ["through:spin.reloading", "in:moneyOperation.watching.waiting.ready"],
  parameters: pictures.states,
  args: { overrides: [drop("spinwheelSpin")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: async (context) => {
    await spin(context);
    await found(context.canvasElement.ownerDocument, notKnownYet);
  },
});

/** A coupon is claimed after a question. */
export const Asking = meta.story({ parameters: pictures.states, play: ask });

export const Claiming = meta.story({
  args: { overrides: [hang("spinwheelClaimCoupon")] },
  play: claim,
});

/** The coupon has paid into the wallet. */
export const Claimed = meta.story({ parameters: pictures.states, play: claimUntil(message) });

/** The coupon has paid into the bonus wallet. */
export const ClaimedBonus = meta.story({
  parameters: pictures.states,
  args: { paid: { amount: 100, required: 500 } },
  play: claimUntil(amount),
});

export const ClaimRefused = meta.story({
  parameters: pictures.states,
  args: {
    overrides: [
      reply("spinwheelClaimCoupon", { success: false, error: { code: "BONUS_REMAINING" } }),
    ],
  },
  play: claimUntil(message),
});

/** The reply of a claim was lost, and the first readings prove nothing. */
export const NotKnownYet = meta.story({
  args: { overrides: [drop("spinwheelClaimCoupon")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: claimUntil(notKnownYet),
});
