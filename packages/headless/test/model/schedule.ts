import fc from "fast-check";
import type { BackendTraits, SendFate } from "./backend.ts";
import type { SignedIn } from "./device.ts";
import { type ModelOperation, OPERATIONS } from "./operations.ts";
import type { Press } from "./tab.ts";
import { UNPROVEN_REPLIES } from "./unproven-replies.ts";

export type Step =
  | { readonly kind: "order"; readonly tab: 0 | 1; readonly amount: number }
  | { readonly kind: Press | "crash" | "reload"; readonly tab: 0 | 1 }
  /** The browser stops the tab, which keeps its locks. */
  | { readonly kind: "freeze"; readonly tab: 0 | 1; readonly ms: number }
  /** `wakes`: the page notices it. */
  | { readonly kind: "sleep" | "jump"; readonly ms: number; readonly wakes: boolean }
  /** `isSilent`: the store of the token notifies nobody, so that pages still show the member before. */
  | { readonly kind: "member"; readonly member: SignedIn; readonly isSilent: boolean }
  | { readonly kind: "elsewhere" | "gift"; readonly amount: number }
  | { readonly kind: "down" | "statementDown" | "lag"; readonly ms: number }
  | { readonly kind: "full"; readonly isFull: boolean };

/** A complete schedule: a service, the fates of sends, and steps with the pauses before them. */
export type Schedule = {
  /** Operation of every order in the schedule. */
  readonly operation: ModelOperation;
  readonly traits: BackendTraits;
  /** Delay until a tab is notified of a write in another tab, ms. A background tab can be slow. */
  readonly storageEventMs: number;
  /** Whether the browser has a storage of the tab. @default false */
  readonly hasTabStorage?: boolean;
  /** Whether the monotonic clock of the device counts the time of sleep: systems differ. @default false */
  readonly countsSleep?: boolean;
  /**
   * How long an outcome that cannot be proven is followed after the last step, ms; at least until everything is decided that
   * can be. @default 0
   */
  readonly followedMs?: number;
  readonly fates: readonly SendFate[];
  readonly steps: readonly { readonly after: number; readonly step: Step }[];
};

const tab = fc.constantFrom<0 | 1>(0, 1);
/** Two amounts, so that the same order and another one both occur. */
const amount = fc.constantFrom(30_000, 50_000);

/**
 * The service executes at once, late, after the client's timeout, right before the settling time,
 * or never.
 */
const acts = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 3, arbitrary: fc.constantFrom(2_000, 9_000, 12_000, 30_000) },
  { weight: 2, arbitrary: fc.constantFrom(59_000, 63_000, 75_000) },
);
const fate: fc.Arbitrary<SendFate> = fc.record({
  acts,
  reverses: fc.constantFrom(null, null, null, null, 8_000, 70_000),
  reply: fc.oneof(
    {
      weight: 11,
      arbitrary: fc.constantFrom<SendFate["reply"]>(
        "right",
        "right",
        "lost",
        "lost",
        "timeout",
        "busy409",
        "busy429",
        "broken",
        "garbage",
        "sessionEnded",
        "repeated",
      ),
    },
    { weight: 4, arbitrary: fc.constantFrom<SendFate["reply"]>(...UNPROVEN_REPLIES) },
  ),
  after: fc.constantFrom(20, 300, 4_000),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("order" as const), tab, amount }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "retry" as const,
        "check" as const,
        "close" as const,
        "forget" as const,
        "crash" as const,
        "reload" as const,
      ),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("elsewhere" as const, "gift" as const),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("down" as const, "statementDown" as const),
      ms: fc.constantFrom(3_000, 30_000, 120_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("lag" as const),
      ms: fc.constantFrom(0, 6_000, 12_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("jump" as const),
      ms: fc.constantFrom(-3_600_000, -60_000, 60_000, 3_600_000),
      wakes: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("sleep" as const),
      ms: fc.constantFrom(30_000, 120_000, 1_200_000),
      wakes: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("freeze" as const),
      tab,
      ms: fc.constantFrom(30_000, 120_000, 1_200_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("member" as const),
      member: fc.constantFrom<SignedIn>("m1", "m1", "m2", null),
      isSilent: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("full" as const), isFull: fc.boolean() }),
  },
);

const pause = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 600 }) },
  { weight: 4, arbitrary: fc.constantFrom(1_000, 2_000, 4_500, 10_000) },
  { weight: 2, arbitrary: fc.constantFrom(60_000, 88_000, 91_000, 100_000) },
  { weight: 1, arbitrary: fc.constantFrom(900_000, 1_000_000) },
);

const names = Object.keys(OPERATIONS) as readonly ModelOperation[];

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  operation: fc.oneof(
    { weight: 1, arbitrary: fc.constant<ModelOperation>("transfer") },
    { weight: 1, arbitrary: fc.constantFrom(...names) },
  ),
  traits: fc.record({
    honoursKeys: fc.boolean(),
    references: fc.constantFrom("key", "key", "own", "none", "mixed"),
    lag: fc.constantFrom(0, 0, 1_000, 6_000, 12_000),
    rowClockError: fc.constantFrom(0, 0, 0, -20_000, -3_600_000, 25_200_000),
    tellsTime: fc.constantFrom(true, true, false),
  }),
  storageEventMs: fc.constantFrom(5, 5, 5, 20_000),
  hasTabStorage: fc.boolean(),
  countsSleep: fc.boolean(),
  followedMs: fc.oneof(
    { weight: 19, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(600_000) },
  ),
  fates: fc.array(fate, { minLength: 1, maxLength: 4 }),
  steps: fc.array(fc.record({ after: pause, step }), { minLength: 1, maxLength: 6 }),
});
