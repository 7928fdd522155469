import { wholeMinutes } from "@satang/core";
import type { SnapshotFrom } from "xstate";
import { isOnBreak } from "./break.rules.ts";
import { limitAt } from "./own-limit.rules.ts";
import { findPlayStop } from "./play-stop.rules.ts";
import { sessionTime, timeOfDay } from "./play-time.rules.ts";
import type { protectionMachine } from "./protection.machine.ts";

/** A snapshot of the protection machine. */
export type ProtectionSnapshot = SnapshotFrom<typeof protectionMachine>;

/** Status of a member: `checking` is a reality check, `timeUp` a day that has no time left. */
export type ProtectionStatus = "playing" | "checking" | "onBreak" | "timeUp";

/** Status of the member. */
export const selectProtectionStatus = ({ value }: ProtectionSnapshot): ProtectionStatus => value;

/** Time in this session, ms; `null` while server time is not known. */
export const selectSessionTime = ({ context: { play } }: ProtectionSnapshot): number | null =>
  play && sessionTime(play);

/** Time in this session, rounded down to whole minutes, ms; `null` while server time is not known. */
export const selectSessionMinutes = ({ context: { play } }: ProtectionSnapshot): number | null =>
  play && wholeMinutes(sessionTime(play));

/** Whether a break or a day that has no time left stops play. */
export const selectIsPlayStopped = ({ context }: ProtectionSnapshot): boolean =>
  findPlayStop(context) !== null;

/** When this session began, server time in ms; `null` while that is not known. */
export const selectSessionStart = ({ context: { play } }: ProtectionSnapshot): number | null =>
  play?.startedAt ?? null;

/** The time that was counted; `null` while server time is not known. */
export const selectPlayTime = ({ context }: ProtectionSnapshot) => context.play;

/** Time of the present day, ms; `null` while server time is not known. */
export const selectTimeOfDay = ({ context: { play, now } }: ProtectionSnapshot): number | null =>
  play && now !== null ? timeOfDay(play, now) : null;

/** Server time of the last count, ms; `null` while it is not known. */
export const selectServerNow = ({ context }: ProtectionSnapshot) => context.now;

/** The settings; `null` until they were read. */
export const selectProtectionSettings = ({ context }: ProtectionSnapshot) => context.settings;

/** The limit for the deposits of a day that counts now, hundredths; `null` without one, and until it was read. */
export const selectDepositLimit = ({
  context: { settings, now },
}: ProtectionSnapshot): number | null => settings && limitAt(settings.limits.deposit, now);

/** The limit for the time of a day that counts now, ms; `null` without one, and until it was read. */
export const selectTimeLimit = ({
  context: { settings, now },
}: ProtectionSnapshot): number | null => settings && limitAt(settings.limits.time, now);

/** End of the break that goes on, server time in ms; `null` without one. */
export const selectBreakEnd = ({
  context: { settings, now },
}: ProtectionSnapshot): number | null => {
  const until = settings?.breakUntil ?? null;
  return isOnBreak(until, now) ? until : null;
};
