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

function Promotion({ overrides = [] }: { readonly overrides?: readonly Override[] }) {
  const [open, setOpen] = useState(false);
  return (
    <MoneyScene overrides={[...money(500), ...overrides]}>
      <Stack as="main" style={{ padding: 16 }}>
        <PromotionFlow open={open} onOpenChange={setOpen} onFind={() => setOpen(true)} />
      </Stack>
    </MoneyScene>
  );
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
