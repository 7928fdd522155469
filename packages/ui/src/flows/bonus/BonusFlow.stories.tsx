import { activeBonus, bonuses, paysBonus } from "@satang/story-kit/bonus-offers";
import { MoneyScene, type MoneySceneProps, money } from "@satang/story-kit/fake-money";
import { drop, exampleOf, garbage, hang, refuse, reply } from "@satang/story-kit/fake-wallet";
import { press, pressUntil, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW, skipDelays } from "@satang/story-kit/story-time";
import { useState } from "react";
import { Stack } from "../../primitives/Stack/index.ts";
import { BonusFlow } from "./BonusFlow.tsx";

const now = () => STORY_NOW;
const inUse = activeBonus(now);
const { bonusWallet: _, ...withoutBonusWallet } = exampleOf("walletGet");

type Scene = Partial<Pick<MoneySceneProps, "interrupted" | "overrides">> & {
  /** Money that comes in when a bonus is received. */
  readonly paid?: Parameters<typeof paysBonus>[0];
};

function Bonuses({ overrides = [], interrupted, paid }: Scene) {
  const [pays] = useState(() => (paid ? paysBonus(paid) : []));
  return (
    <MoneyScene
      overrides={[...money(500), ...pays, bonuses(false, now), ...overrides]}
      interrupted={interrupted}
    >
      <Stack as="main" style={{ padding: 16 }}>
        <BonusFlow onConditions={() => {}} onPlay={() => {}} />
      </Stack>
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Bonus",
  component: Bonuses,
  beforeEach: holdTime,
  parameters: noPictures,
});

const card = "[data-part=bonus-card][data-state=available] button";
const receive = "[role=dialog] [data-part=bonus-actions] button:last-child";
const cancel = "[data-part=bonus-card][data-state=current] [data-part=cancel]";
const confirm = "[role=alertdialog] [data-part=actions] button:last-child";
const notKnownYet = "[role=dialog] [data-part=outcome][data-state=notKnownYet]";
const dailyCard = "[data-part=bonus-card]:nth-child(2) button";
/** The alert about a bonus that was received, once its turnover was read. */
const turnover = "[role=alertdialog] [data-part=moment-turnover][data-state=read]";
/** A message has no question with two answers. */
const message = "[role=alertdialog]:not(:has([data-part=actions]))";

/** A bonus that can be received, one that can be once more today, and one that is used up. */
export const Open = meta.story({ parameters: pictures.screen });

/** The bonus in use with its turnover; a code can be entered when it ends. */
export const InUse = meta.story({ parameters: pictures.flow, args: { overrides: inUse } });

/** Without a bonus wallet, the card names the type of the bonus. */
export const InUseWithoutWallet = meta.story({
  parameters: pictures.flow,
  args: {
    overrides: [
      ...inUse,
      reply("bonusCheckActive", { status: true, type: "week" }),
      reply("walletGet", withoutBonusWallet),
    ],
  },
});

/** A promotion is in use; the service does not say its turnover. */
export const PromotionInUse = meta.story({
  args: { overrides: [reply("bonusCheckActive", { status: true, type: "promotion" })] },
});

/** Banners, limits and notice of one bonus. */
export const Conditions = meta.story({ parameters: pictures.flow, play: press(card) });

/** Another bonus is in use: there is only something to read. */
export const OtherInUse = meta.story({ args: { overrides: inUse }, play: press(card) });

/** The bonuses are read, and the notice of the bonus is not yet. */
export const NoticeLoading = meta.story({
  args: { overrides: [hang("lookupNotice")] },
  play: pressUntil("[role=dialog] [aria-busy]", card),
});

/** Without its notice a bonus cannot be received. */
export const NoticeReadFailed = meta.story({
  parameters: pictures.states,
  args: { overrides: [garbage("lookupNotice")] },
  play: pressUntil("[role=dialog] [role=alert]", card),
});

/** Opening a bonus reads it again, and the service does not have it any more. */
export const Gone = meta.story({
  parameters: pictures.states,
  args: { overrides: [reply("bonusList", []), bonuses(false, now, { times: 1 })] },
  play: pressUntil("[role=dialog] [data-part=empty-state]", card),
});

export const Receiving = meta.story({
  args: { overrides: [hang("bonusActivate")] },
  play: press(card, receive),
});

/** The service refuses. */
export const Refused = meta.story({
  parameters: pictures.states,
  args: { overrides: [refuse("bonusActivate", "BONUS_FULL")] },
  play: pressUntil("[role=dialog] [role=alert]", card, receive),
});

/** The reply is lost: the statement is read. */
export const NotKnownYet = meta.story({
  args: { overrides: [drop("bonusActivate")] },
  beforeEach: skipDelays(1_000),
  play: press(card, receive),
});

/** Whether another bonus was received is not known: it is shown in the modal of that one. */
export const OtherNotKnown = meta.story({
  args: { interrupted: [{ operation: "bonusActivate", order: { code: "DAILY" } }] },
  play: press(card),
});

/** The bonus wallet and the service say how much came in, and which turnover it needs. */
export const Saved = meta.story({
  parameters: pictures.flow,
  args: { paid: { amount: 50, required: 250 } },
  play: pressUntil(turnover, dailyCard, receive),
});

/** Without a bonus wallet, and without its turnover: no amount is invented. */
export const SavedWithoutAmount = meta.story({
  parameters: pictures.states,
  args: { paid: {} },
  play: pressUntil(message, card, receive),
});

/** The question before the bonus in use is cancelled. */
export const Question = meta.story({
  parameters: pictures.flow,
  args: { overrides: inUse },
  play: press(cancel),
});

/** The reply is awaited: the question stays, and cannot be closed. */
export const Cancelling = meta.story({
  tags: ["in:moneyOperation.exclusive.sending"],
  parameters: pictures.states,
  args: { overrides: [...inUse, hang("bonusClear")] },
  play: pressUntil(`${confirm}[aria-busy=true]`, cancel, confirm),
});

/** The reply is lost, and the bonus is still in use: it is not known yet whether it will end. */
export const CancelNotKnownYet = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  parameters: pictures.states,
  args: { overrides: [...inUse, drop("bonusClear")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: pressUntil(notKnownYet, cancel, confirm),
});

/** The service refuses to cancel it. */
export const NotCancelled = meta.story({
  parameters: pictures.states,
  args: { overrides: [...inUse, refuse("bonusClear", "BONUS_CONDITION")] },
  play: pressUntil(message, cancel, confirm),
});

/** There is no bonus, and no bonus wallet. */
export const Empty = meta.story({
  parameters: pictures.states,
  args: {
    overrides: [
      reply("bonusList", []),
      reply("walletGet", { ...exampleOf("walletGet"), bonusWallet: { amount: 0 } }),
    ],
  },
});

export const Loading = meta.story({ args: { overrides: [hang("bonusList")] } });

export const ReadFailed = meta.story({
  args: { overrides: [refuse("bonusList", "NO_DATA")] },
  play: waitForError,
});
