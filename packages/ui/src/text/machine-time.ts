import type { Moment } from "@satang/i18n";

/** A time in the form of `<time dateTime>`; `undefined` when it cannot be read. */
export function machineTime(moment: Moment): string | undefined {
  const date = new Date(moment);
  return Number.isFinite(date.getTime()) ? date.toISOString() : undefined;
}
