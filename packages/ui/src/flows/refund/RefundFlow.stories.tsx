import { MoneyScene, money } from "@satang/story-kit/fake-money";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { RefundFlow } from "./RefundFlow.tsx";

const check = (change: object = {}) =>
  reply("refundCheck", {
    ...exampleOf("refundCheck"),
    info: "<p>คืน 5% ของยอดเสียสะสม</p>",
    refundAmount: 1_285.4,
    ...change,
  });
const log = reply("refundList", {
  total: 3,
  refunds: [
    { refundAmount: 42.5, createdAt: "2026-11-20T18:05:12+07:00" },
    { refundAmount: 318, createdAt: "2026-11-13T18:02:47+07:00" },
    { refundAmount: 96.75, createdAt: "2026-11-06T18:11:30+07:00" },
  ],
});
const noBanners = reply("refundBanners", { banners: [] });

function Refund({ overrides = [] }: { readonly overrides?: readonly Override[] }) {
  const [open, setOpen] = useState(true);
  return (
    <MoneyScene overrides={[...money(500), check(), log, noBanners, ...overrides]}>
      <RefundFlow open={open} onOpenChange={setOpen} onBonus={() => setOpen(false)} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Refund",
  component: Refund,
  beforeEach: holdTime,
  parameters: noPictures,
});

const press =
  (place: "first" | "last") =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const actions = await found(
      canvasElement.ownerDocument,
      "[role=dialog] [data-part=refund-actions]",
    );
    const button = actions.querySelector<HTMLElement>(`button:${place}-child`);
    if (button) await userEvent.click(button);
  };
const receive = press("last");

/** Refund that has accrued, and those that were received. */
export const Open = meta.story({ parameters: pictures.screen });

/** The banners of the service come first; closing them opens the modal. */
export const Banners = meta.story({
  args: {
    overrides: [
      reply("refundBanners", { banners: [{ image: "", html: "<p>คืนยอดเสีย <b>5%</b></p>" }] }),
    ],
  },
});

/** An active bonus locks receiving; the notice leads to the bonus. */
export const Locked = meta.story({
  parameters: pictures.flow,
  args: { overrides: [check({ bonus: true })] },
});

/** There is nothing to receive, and nothing was received before. */
export const Nothing = meta.story({
  parameters: pictures.states,
  args: {
    overrides: [
      check({ result: false, refundAmount: 0, refundSuccess: 0, refundFail: 0 }),
      reply("refundList", { total: 0, refunds: [] }),
    ],
  },
});

/** A refund that is not above 0: nothing is sent. */
export const Minimum = meta.story({
  args: { overrides: [check({ refundAmount: 0 })] },
  play: receive,
});

export const Loading = meta.story({ args: { overrides: [hang("refundCheck")] } });

export const ReadFailed = meta.story({
  args: { overrides: [drop("refundCheck")] },
  play: waitForError,
});

export const Submitting = meta.story({
  args: { overrides: [hang("refundReceive")] },
  play: receive,
});

export const Adding = meta.story({
  args: { overrides: [hang("refundAddWallet")] },
  play: press("first"),
});

/** A toast says that the refund is in the wallet. */
export const Received = meta.story({ play: receive });

/** A refusal is a red toast, and the check is read again. */
export const Refused = meta.story({
  args: { overrides: [refuse("refundAddWallet", "REFUND_CONDITION")] },
  play: press("first"),
});

/** The reply was lost, and the first readings prove nothing. */
export const NotKnownYet = meta.story({
  args: { overrides: [drop("refundReceive")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: receive,
});
