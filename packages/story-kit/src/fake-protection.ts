import { startOfDay } from "@satang/core";
import type { ProtectionOptions } from "@satang/headless/provider";
import { exampleOf, type Override, reply } from "./fake-wallet.tsx";
import { STORY_NOW } from "./story-time.ts";

const { profile } = exampleOf("walletGet");
const MINUTE = 60_000;

/** A limit as it is kept. */
type KeptLimit = {
  readonly value: number | null;
  readonly next: { readonly value: number | null; readonly from: number } | null;
};

/** Decisions of a member, and the time that was played. */
export type KeptProtection = {
  /** Time in the session, minutes. @default 12 */
  readonly played?: number;
  /** The moment that everything is kept at, server time in ms. @default that of all stories */
  readonly now?: number;
  /** Of the deposits of a day, hundredths. */
  readonly deposit?: KeptLimit;
  /** Of the time of a day, ms. */
  readonly time?: KeptLimit;
  /** End of the break, server time in ms. */
  readonly breakUntil?: number;
  /** Money of the member when the session began, hundredths. @default not kept */
  readonly ownedFirst?: number;
};

/** The protection of the example member as the device keeps it, for `stored` of a fake wallet. */
export function keptProtection({
  played = 12,
  now = STORY_NOW,
  deposit,
  time,
  breakUntil,
  ownedFirst,
}: KeptProtection): Record<string, string> {
  const startedAt = now - played * MINUTE;
  const play = {
    startedAt,
    lastSeenAt: now,
    answered: 0,
    day: startOfDay(now),
    dayMs: played * MINUTE,
  };
  const baseline = { total: ownedFirst, at: startedAt, hadOpenRows: false };
  return {
    [`play-time.${profile._id}`]: JSON.stringify(play),
    [`protection.${profile._id}`]: JSON.stringify({ limits: { deposit, time }, breakUntil }),
    ...(ownedFirst === undefined
      ? {}
      : {
          "play-baseline": JSON.stringify({ ...baseline, member: profile._id, startedAt }),
        }),
  };
}

/** A statement with one deposit of this session. */
export const depositedNow = (baht: number): Override =>
  reply("statementList", {
    total: 1,
    statements: [
      {
        statementType: "deposit",
        status: "success",
        amount: baht,
        createdAt: new Date(STORY_NOW - 20 * MINUTE).toISOString(),
      },
    ],
  });

type Store = NonNullable<ProtectionOptions["store"]>;

const NONE = { value: null, next: null };
type Answer = Awaited<ReturnType<Store["read"]>>;
const NOTHING: Extract<Answer, { ok: true }>["data"] = {
  limits: { deposit: NONE, time: NONE },
  breakUntil: null,
};
const nothing: Answer = { ok: true, data: NOTHING };
const lost = { ok: false, error: { kind: "network" } } as const;
const silent = () => new Promise<never>(() => undefined);
const storeOf = (read: Store["read"], change: Store["change"]): Store => ({
  read,
  change,
  subscribe: () => () => undefined,
});

/** A store without limits. It answers after this promise. */
export const storeAfter = (ready: Promise<unknown>): Store =>
  storeOf(() => ready.then(() => nothing), silent);

/** Stores that a backend would have: what does not answer, and what is lost. */
export const troubledStores = {
  readSilent: storeOf(silent, silent),
  readLost: storeOf(async () => lost, silent),
  changeSilent: storeOf(async () => nothing, silent),
  changeLost: storeOf(
    async () => nothing,
    async () => lost,
  ),
} as const;

/** A store that loses each reply. `arrive` applies the last change that was asked for, on a member without limits. */
export function storeThatLosesReplies(): Store & { readonly arrive: () => void } {
  let settings = NOTHING;
  let asked: Parameters<Store["change"]>[1] | null = null;
  const store = storeOf(
    async () => ({ ok: true, data: settings }),
    async (_, change) => {
      asked = change;
      return lost;
    },
  );
  const arrive = () => {
    if (asked?.kind === "break") settings = { ...settings, breakUntil: STORY_NOW + asked.length };
    if (asked?.kind !== "limit") return;
    const limit = { value: asked.value, next: null };
    settings = { ...settings, limits: { ...settings.limits, [asked.limit]: limit } };
  };
  return { ...store, arrive };
}
