import { selectMoneyOperationStatus, selectOperations } from "@satang/machines/money";
import {
  isBaselineInTime,
  type ProtectionEvent,
  type ProtectionSettings,
  passTime,
  protectionMachine,
  sessionTime,
} from "@satang/machines/protection";
import { QueryObserver } from "@tanstack/react-query";
import { type ActorRefFrom, createActor, type EventObject, fromCallback } from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import type { SatangScope } from "../provider/scope.ts";
import { readBaseline } from "./play-rows.ts";
import {
  forgetTime,
  keepBaseline,
  keepTime,
  readKeptBaseline,
  readKeptTime,
} from "./play-time-store.ts";
import { settingsQuery } from "./protection.query.ts";
import { storeOf } from "./protection-store.ts";
import { serverNow } from "./server-now.ts";

/** The running protection of a member. */
export type ProtectionActor = ActorRefFrom<typeof protectionMachine>;

/** How often time is counted, ms. */
const TICK_MS = 5_000;
/** How often it looks whether a reply has brought server time, ms. */
const UNSYNCED_MS = 500;
/** The first balance waits until the first screen has read what it needs, ms. */
const BASELINE_AFTER_MS = 10_000;
const WAKE_EVENTS = ["pageshow", "focus", "online"] as const;

/** Whether the time of a day is limited, or was until a looser limit takes effect. */
const limitsTime = ({ limits: { time } }: ProtectionSettings) =>
  time.value !== null || time.next !== null;

/** Reads the first balance of the session once, while it still says something about it. */
function createBaselineKeeper(scope: SatangScope, member: string) {
  let isReading = false;
  return async (startedAt: number, now: number) => {
    const isDue = now - startedAt >= BASELINE_AFTER_MS && isBaselineInTime(now, startedAt);
    if (!isDue || isReading || readKeptBaseline(scope, member, startedAt)) return;
    isReading = true;
    const token = scope.tokens.read();
    const read = await readBaseline(scope);
    if (read.ok && token === scope.tokens.read()) {
      keepBaseline(scope, member, startedAt, read.data);
    }
    isReading = false;
  };
}

/** The actor `watchPlay`: counts the time of the member, and follows the settings. */
const createWatchPlay = (scope: SatangScope, member: string) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const send = (event: ProtectionEvent) => sendBack(event);
    const takeBaseline = createBaselineKeeper(scope, member);
    const pass = () => {
      const now = serverNow(scope);
      // A component that is about to unmount may start it again after sign-out.
      if (now === null || scope.tokens.read() === null) return;
      const play = passTime(readKeptTime(scope, member), now);
      keepTime(scope, member, play);
      send({ type: "time.passed", play, now });
      if (sessionTime(play) > 0) void takeBaseline(play.startedAt, now);
    };
    const look = () => {
      const now = serverNow(scope);
      if (now !== null) send({ type: "time.passed", play: readKeptTime(scope, member), now });
    };
    const observer = new QueryObserver(scope.queryClient, settingsQuery(scope, member));
    const follow = () => {
      const { data } = observer.getCurrentResult();
      if (data) send({ type: "settings.read", settings: data });
    };
    const stops = [
      observer.subscribe(follow),
      storeOf(scope).subscribe(() => void observer.refetch()),
      scope.storage.subscribe(look),
    ];
    follow();
    pass();
    const waiting = setInterval(() => {
      if (serverNow(scope) === null) return;
      clearInterval(waiting);
      pass();
    }, UNSYNCED_MS);
    const timer = setInterval(pass, TICK_MS);
    document.addEventListener("visibilitychange", pass);
    for (const name of WAKE_EVENTS) window.addEventListener(name, pass);
    return () => {
      clearInterval(waiting);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pass);
      for (const name of WAKE_EVENTS) window.removeEventListener(name, pass);
      const { data } = observer.getCurrentResult();
      for (const stop of stops) stop();
      // A sign-out stops it first, and then removes the token.
      queueMicrotask(() => {
        const isSignedOut = scope.tokens.read() === null;
        if (isSignedOut && data && !limitsTime(data)) forgetTime(scope, member);
      });
    };
  });

const isFree = (engine: MoneyEngine): boolean =>
  selectOperations(engine.getSnapshot()).every(
    (ref) => selectMoneyOperationStatus(ref.getSnapshot()) !== "submitting",
  );

/** The protection of a member with its storage. Not started. */
export function createProtection(
  scope: SatangScope,
  engine: MoneyEngine,
  member: string,
  every: number | null,
): ProtectionActor {
  const machine = protectionMachine.provide({
    actors: { watchPlay: createWatchPlay(scope, member) },
    actions: {
      saveAnswer: ({ context: { play } }) => {
        if (play) keepTime(scope, member, play);
      },
    },
  });
  return createActor(machine, { input: { every, isMoneyFree: () => isFree(engine) } });
}
