import { extendBreak, isBreakLength } from "./break.rules.ts";
import {
  changeLimit,
  isLimitValue,
  NO_LIMIT,
  type OwnLimit,
  type ServerNow,
} from "./own-limit.rules.ts";
import type { ProtectionChange, ProtectionSettings } from "./protection.types.ts";

/** Settings of a member who decided nothing. */
export const NO_PROTECTION: ProtectionSettings = {
  limits: { deposit: NO_LIMIT, time: NO_LIMIT },
  breakUntil: null,
};

/** Whether a change is within its bounds. */
export const canChange = (change: ProtectionChange): boolean =>
  change.kind === "break" ? isBreakLength(change.length) : isLimitValue(change.value);

/** The settings after a change; the same settings when it is out of its bounds. `now` is server time in ms. */
export function applyChange(
  settings: ProtectionSettings,
  change: ProtectionChange,
  now: number,
): ProtectionSettings {
  if (!canChange(change)) return settings;
  if (change.kind === "break") {
    return { ...settings, breakUntil: extendBreak(settings.breakUntil, change.length, now) };
  }
  const { limit, value } = change;
  const changed = changeLimit(settings.limits[limit], value, now);
  return { ...settings, limits: { ...settings.limits, [limit]: changed } };
}

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? { ...stored } : {};

function readLimit(stored: unknown): OwnLimit {
  const { value, next } = fieldsOf(stored);
  if (!isLimitValue(value)) return NO_LIMIT;
  const waiting = fieldsOf(next);
  const isNext = isLimitValue(waiting.value) && Number.isFinite(waiting.from);
  return {
    value,
    next: isNext ? { value: waiting.value as number | null, from: waiting.from as number } : null,
  };
}

/** Settings that were stored; whatever cannot be read in them was never set. */
export function readSettings(stored: unknown): ProtectionSettings {
  const { limits, breakUntil } = fieldsOf(stored);
  const { deposit, time } = fieldsOf(limits);
  return {
    limits: { deposit: readLimit(deposit), time: readLimit(time) },
    breakUntil: Number.isFinite(breakUntil) ? (breakUntil as number) : null,
  };
}

/** How far the clock of a store may be from that of the service, ms. */
const CLOCKS_MS = 60_000;

/**
 * Whether settings show that a change was applied: the value that counts in the end is the one that was asked for, or the
 * break lasts as long.
 *
 * @param askedAt server time of the order, ms; without it, the end of a break proves nothing
 */
export function showsChange(
  { limits, breakUntil }: ProtectionSettings,
  change: ProtectionChange,
  askedAt: ServerNow,
): boolean {
  if (change.kind === "break") {
    const isKnown = breakUntil !== null && askedAt !== null;
    return isKnown && breakUntil >= askedAt + change.length - CLOCKS_MS;
  }
  const { value, next } = limits[change.limit];
  return (next === null ? value : next.value) === change.value;
}

const isAbsent = (value: unknown) => value === null || value === undefined;

/** A part that is not there was never set; anything else that is wrong could hide a limit. */
function isLimit(answered: unknown): boolean {
  const { value, next } = fieldsOf(answered);
  return isLimitValue(value) && (isAbsent(next) || readLimit(answered).next !== null);
}

/** The settings that a store answers; `null` when its answer is that of something else. */
export function settingsOf(answered: unknown): ProtectionSettings | null {
  const { limits, breakUntil } = fieldsOf(answered);
  const { deposit, time } = fieldsOf(limits);
  const isWhole = isLimit(deposit) && isLimit(time);
  const hasBreak = isAbsent(breakUntil) || Number.isFinite(breakUntil);
  return isWhole && hasBreak ? readSettings(answered) : null;
}
