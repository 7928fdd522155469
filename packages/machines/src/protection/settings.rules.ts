import { extendBreak, isBreakLength } from "./break.rules.ts";
import { changeLimit, isLimitValue, NO_LIMIT, type OwnLimit } from "./own-limit.rules.ts";
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
