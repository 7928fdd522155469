import { findPlayStop, type PlayStop } from "@satang/machines/protection";
import { useReducer } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { readKeptTime } from "./play-time-store.ts";
import { serverNow } from "./server-now.ts";
import { useOwnSettings } from "./use-own-settings.ts";

/** View that {@link usePlayStop} returns. */
export type PlayStopView = {
  /** Why the member does not play now, and until when; `null` when they may. */
  readonly stop: PlayStop | null;
  /** The settings of the member are being read for the first time: `stop` is `null` until then. */
  readonly isReading: boolean;
  /** Looks again, for a press: the time of the day may have ended meanwhile. Renders when there is a stop. */
  readonly check: () => PlayStop | null;
};

/**
 * Whether a break or the limit for the time of the day stops the signed-in member: for views that deposit, move money into
 * a game or open one. Withdrawing never asks it.
 * @throws Error outside `SatangProvider`.
 */
export function usePlayStop(): PlayStopView {
  const scope = useSatang("usePlayStop");
  const { member, settings, isReading } = useOwnSettings("usePlayStop");
  const [, look] = useReducer((times: number) => times + 1, 0);
  const find = () => {
    const play = member === null ? null : readKeptTime(scope, member);
    return findPlayStop({ play, settings, now: serverNow(scope) });
  };
  const check = () => {
    const found = find();
    if (found) look();
    return found;
  };
  return { stop: find(), isReading, check };
}
