import { type Currency, type Satang, toSatang } from "@satang/core";

const HOUR_MS = 3_600_000;

/** The limits for the deposits of a day that are offered with one press, in hundredths. */
export const DEPOSIT_LIMITS: Readonly<Record<Currency, readonly Satang[]>> = {
  THB: [500, 1_000, 3_000, 5_000].map(toSatang),
  LAK: [200_000, 500_000, 1_000_000, 2_000_000].map(toSatang),
};

/** The limits for the time of a day that are offered, ms. */
export const TIME_LIMITS: readonly number[] = [0.5, 1, 2, 3, 4, 6, 8].map(
  (hours) => hours * HOUR_MS,
);
