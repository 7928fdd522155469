import { assign, type EventObject, fromCallback, setup } from "xstate";
import { isOnBreak } from "./break.rules.ts";
import type { ServerNow } from "./own-limit.rules.ts";
import { isDayUsedUp } from "./play-stop.rules.ts";
import { answerCheck, isCheckDue } from "./play-time.rules.ts";
import type {
  PlayTime,
  ProtectionContext,
  ProtectionEvent,
  ProtectionInput,
  ProtectionSettings,
} from "./protection.types.ts";

type Passed = { readonly play: PlayTime | null; readonly now: ServerNow };

/**
 * The protection of one member: playing, a reality check, a break, or a day that has no time left. A check, and the end of
 * the day's time, wait until no money call is under way. A break needs nobody's leave: the member ordered it.
 *
 * Provide the actor `watchPlay`, which sends `time.passed` and `settings.read`, and the action `saveAnswer`.
 */
export const protectionMachine = setup({
  types: {
    context: {} as ProtectionContext,
    events: {} as ProtectionEvent,
    input: {} as ProtectionInput,
  },
  actors: { watchPlay: fromCallback<EventObject>(() => undefined) },
  actions: {
    setTime: assign((_, { play, now }: Passed) => ({ play, now })),
    setSettings: assign((_, { settings }: { settings: ProtectionSettings }) => ({ settings })),
    setAnswered: assign(({ context: { play, every } }) => ({
      play: play && answerCheck(play, every),
    })),
    /** For the host: store that every check that was due is answered. */
    saveAnswer: () => {},
  },
  guards: {
    isOnBreak: ({ context: { settings, now } }) => isOnBreak(settings?.breakUntil ?? null, now),
    isBreakOver: ({ context: { settings, now } }) => !isOnBreak(settings?.breakUntil ?? null, now),
    isTimeUp: ({ context }) => context.isMoneyFree() && isDayUsedUp(context),
    hasTime: ({ context }) => !isDayUsedUp(context),
    isCheckDue: ({ context: { play, every, isMoneyFree } }) =>
      isMoneyFree() && play !== null && isCheckDue(play, every),
    isCheckAnswered: ({ context: { play, every } }) => play === null || !isCheckDue(play, every),
  },
}).createMachine({
  id: "protection",
  context: ({ input }) => ({ ...input, play: null, settings: null, now: null }),
  initial: "playing",
  invoke: { id: "watchPlay", src: "watchPlay" },
  on: {
    "time.passed": { actions: { type: "setTime", params: ({ event }) => event } },
    "settings.read": { actions: { type: "setSettings", params: ({ event }) => event } },
  },
  states: {
    playing: {
      always: [
        { guard: "isOnBreak", target: "onBreak" },
        { guard: "isTimeUp", target: "timeUp" },
        { guard: "isCheckDue", target: "checking" },
      ],
    },

    checking: {
      always: [
        { guard: "isOnBreak", target: "onBreak" },
        // In another tab, or the session was over.
        { guard: "isCheckAnswered", target: "playing" },
      ],
      on: { "check.answer": { target: "playing", actions: ["setAnswered", "saveAnswer"] } },
    },

    onBreak: { always: { guard: "isBreakOver", target: "playing" } },

    timeUp: {
      always: [
        { guard: "isOnBreak", target: "onBreak" },
        { guard: "hasTime", target: "playing" },
      ],
    },
  },
});
