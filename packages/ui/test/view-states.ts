import type { BonusesView, BonusView } from "@satang/headless/bonus";
import type { GameView } from "@satang/headless/games";
import type { CouponsView, SpinView } from "@satang/headless/spin";
import type { StatementView } from "@satang/headless/statement";

/** The story that shows each state of a view. */
type StoryOf<View extends { readonly state: string }> = Readonly<Record<View["state"], string>>;

/**
 * Views with states that are not those of one machine, by file of stories: the compiler names a
 * state without a story, and a test names a story that does not exist.
 */
export const viewStates = {
  "bonus/BonusFlow": [
    {
      loading: "Loading",
      readFailed: "ReadFailed",
      ready: "Open",
      clearing: "Cancelling",
      outcome: "CancelNotKnownYet",
    } satisfies StoryOf<BonusesView>,
    {
      loading: "NoticeLoading",
      readFailed: "NoticeReadFailed",
      unknown: "Gone",
      ready: "Conditions",
      submitting: "Receiving",
      outcome: "NotKnownYet",
    } satisfies StoryOf<BonusView>,
  ],
  "spin/SpinFlow": [
    {
      loading: "Loading",
      readFailed: "ReadFailed",
      closed: "Closed",
      ready: "Open",
      spinning: "Spinning",
      finished: "Prize",
      outcome: "SpinNotKnownYet",
    } satisfies StoryOf<SpinView>,
    {
      ready: "Open",
      asking: "Asking",
      submitting: "Claiming",
      outcome: "NotKnownYet",
    } satisfies StoryOf<CouponsView>,
    {
      loading: "CouponsLoading",
      readFailed: "CouponsReadFailed",
      empty: "NoCoupons",
      ready: "Open",
    } satisfies StoryOf<CouponsView["list"]>,
  ],
  "statement/StatementFlow": [
    {
      loading: "Loading",
      readFailed: "Failed",
      empty: "Empty",
      ready: "Rows",
    } satisfies StoryOf<StatementView>,
  ],
  "statement/LatestStatement": [
    {
      loading: "Loading",
      readFailed: "Failed",
      empty: "Empty",
      ready: "Rows",
    } satisfies StoryOf<StatementView>,
  ],
  "games/GameFlow": [
    {
      loading: "Loading",
      readFailed: "ReadFailed",
      unknown: "Gone",
      inactive: "Inactive",
      activating: "Activating",
      ready: "Open",
      moving: "Moving",
      outcome: "OutcomeNotKnown",
    } satisfies StoryOf<GameView>,
  ],
};
