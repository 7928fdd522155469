import { useWallet } from "@satang/headless/wallet";
import { paysBonus } from "@satang/story-kit/bonus-offers";
import { MoneyScene, money } from "@satang/story-kit/fake-money";
import { drop, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../primitives/Stack/index.ts";
import { PromotionFlow } from "./PromotionFlow.tsx";

type Scene = {
  readonly overrides?: readonly Override[];
  /** Money that comes in when a promotion is received. */
  readonly paid?: Parameters<typeof paysBonus>[0];
};

function Promotion({ overrides = [], paid }: Scene) {
  const [pays] = useState(() => (paid ? paysBonus(paid) : []));
  const [open, setOpen] = useState(false);
  return (
    <MoneyScene overrides={[...money(500), ...pays, ...overrides]}>
      <Stack as="main" style={{ padding: 16 }}>
        <Balance />
        <PromotionFlow
          open={open}
          onOpenChange={setOpen}
          onFind={() => setOpen(true)}
          onPlay={() => {}}
        />
      </Stack>
    </MoneyScene>
  );
}

/** A page with the member's balances, which the flow itself does not read. */
function Balance() {
  useWallet();
  return null;
}

const meta = preview.meta({
  title: "Flows/Promotion",
  component: Promotion,
  beforeEach: holdTime,
  parameters: noPictures,
});

const find = async ({ canvasElement, userEvent }: StoryContext) => {
  const field = await found<HTMLInputElement>(canvasElement, "input[name=promotion]");
  await userEvent.type(field, "LUCKY50{Enter}");
};
const receive = async (context: StoryContext) => {
  await find(context);
  const root = context.canvasElement.ownerDocument;
  const part = "[role=dialog] [data-part=promotion-actions] button:last-child";
  await context.userEvent.click(await found(root, part));
};

export const Entering = meta.story();

/** Nothing is sent without a code. */
export const Required = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await found(canvasElement, "button[type=submit]"));
  },
});

export const Searching = meta.story({
  args: { overrides: [hang("promotionFind")] },
  play: find,
});

/** The first face: the promotion, and the button that receives it. */
export const Found = meta.story({ parameters: pictures.flow, play: find });

/** There is no promotion with this code. */
export const NotFound = meta.story({
  parameters: pictures.states,
  args: { overrides: [reply("promotionFind", null)] },
  play: find,
});

/** The code could not be searched. */
export const FindFailed = meta.story({
  args: { overrides: [refuse("promotionFind", "REQUEST_LIMIT")] },
  play: find,
});

export const Receiving = meta.story({
  args: { overrides: [hang("promotionActivate")] },
  play: receive,
});

/** The bonus wallet and the service say how much came in, and which turnover it needs. */
export const Saved = meta.story({
  parameters: pictures.states,
  args: { paid: { amount: 100, required: 1_000 } },
  play: async (context) => {
    await receive(context);
    await found(context.canvasElement.ownerDocument, "[role=alertdialog] [data-part=moment]");
  },
});

/** The service refuses. */
export const Refused = meta.story({
  args: { overrides: [refuse("promotionActivate", "PROMOTION_RECEIVED")] },
  play: receive,
});

/** The reply is lost: the statement is read. */
export const NotKnownYet = meta.story({
  args: { overrides: [drop("promotionActivate")] },
  beforeEach: skipDelays(1_000),
  play: receive,
});
