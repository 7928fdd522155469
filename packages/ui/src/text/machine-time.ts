import type { Moment } from "@satang/i18n";

/** A moment as `<time dateTime>` wants it; undefined when it cannot be read. */
export function machineTime(moment: Moment): string | undefined {
  const date = new Date(moment);
  return Number.isFinite(date.getTime()) ? date.toISOString() : undefined;
}
