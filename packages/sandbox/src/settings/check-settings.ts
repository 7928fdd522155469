import { toExactSatang, ZERO } from "@satang/core";
import { baht, checkFields, type Field, flag, oneOf, whole } from "../input/fields.rules.ts";
import { references, type Settings, type SettingsChange } from "./settings.ts";

const fields: Readonly<Record<keyof Settings, Field>> = {
  registerOTP: flag,
  spinActive: flag,
  chatWidget: flag,
  slipActive: flag,
  inviteActive: flag,
  refundActive: flag,
  isManual: flag,
  terminated: flag,
  withdrawMin: baht,
  withdrawMax: baht,
  qrLifetimeMs: whole(0, 365 * 24 * 3_600_000, "whole milliseconds, at most a year"),
  replicaLagMs: whole(0, 3_600_000, "whole milliseconds, at most an hour"),
  references: oneOf(references),
  idempotency: flag,
};

/**
 * Checks settings that came from outside, `withdrawMin` and `withdrawMax` in baht.
 *
 * @returns the settings as they are kept, amounts in satang
 * @throws ScenarioError naming the first setting that is wrong
 */
export function checkSettings(change: unknown): Partial<Settings> {
  const { withdrawMin, withdrawMax, ...rest } = checkFields<SettingsChange>(
    "settings",
    fields,
    change,
  );
  return {
    ...rest,
    ...(withdrawMin === undefined ? {} : { withdrawMin: toExactSatang(withdrawMin) ?? ZERO }),
    ...(withdrawMax === undefined ? {} : { withdrawMax: toExactSatang(withdrawMax) ?? ZERO }),
  };
}
