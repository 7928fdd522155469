import type { Failure, Satang } from "@satang/core";

/** Money that a coupon of a slice pays. */
export type SliceWorth = {
  /** A bonus has a turnover. */
  readonly kind: "cash" | "bonus";
  readonly amount: Satang;
};

/** A slice of the wheel. */
export type WheelSlice = {
  readonly code: string;
  readonly label: string;
  /** Colour of the slice, `#rrggbb`. */
  readonly fill: string;
  /** Colour of the label, `#rrggbb`, legible on `fill`. */
  readonly ink: string;
  /** Markup of the server, which is not trusted; `null` when there is none. */
  readonly description: string | null;
  /** `null` when the service does not say it, and for a slice that pays no money. */
  readonly worth: SliceWorth | null;
};

/** The wheel; its slices clockwise, the first one right of the pointer. */
export type Wheel = {
  readonly name: string;
  readonly slices: readonly WheelSlice[];
};

/** The wheel and the member's coins, as they were read. */
export type WheelSetup = {
  /** `null` when no wheel is active. */
  readonly wheel: Wheel | null;
  readonly coins: number;
};

/** Prize of a spin. */
export type SpinPrize = {
  /** Code of the slice; `null` when the reply was lost and no new coupon shows which one it was. */
  readonly code: string | null;
  /** Label of the slice; empty when it is not known. */
  readonly label: string;
  /** Coins left after the spin. */
  readonly coins: number;
  /** Whether the spin gave a coupon; `unknown` when the service does not say it. */
  readonly kind: "coupon" | "nothing" | "unknown";
  /** Name of the coupon; `null` without one, and when it is not known. */
  readonly name: string | null;
  /** ISO 8601: when the coupon can no longer be claimed; `null` when the service does not say it. */
  readonly expiresAt: string | null;
};

/** Context of the spin machine. */
export type SpinContext = {
  readonly wheel: Wheel | null;
  readonly coins: number;
  /** The prize of the last spin, until its message is closed. */
  readonly prize: SpinPrize | null;
  /** Index of the slice on which the wheel rests, or to which it turns; the first one before the first spin. */
  readonly slice: number;
  /** Why the wheel could not be read. */
  readonly error: Failure | null;
};

/** Events of the wheel. */
export type SpinEvent =
  /** The member presses "spin". Ignored while the wheel spins, and without a coin. */
  | { readonly type: "spin.start" }
  /** The spin is being sent. */
  | { readonly type: "spin.sent" }
  /** The spin is settled: the service says what it won, or a later reading shows it. */
  | { readonly type: "spin.won"; readonly prize: SpinPrize }
  /** The spin was refused or not sent, or its outcome is not known. */
  | { readonly type: "spin.ended" }
  /** The wheel has come to a stop on screen. */
  | { readonly type: "wheel.stopped" }
  /** The member closes the message about the prize. */
  | { readonly type: "prize.close" }
  /** Read the wheel again: after an error, a claim, or on reopening. */
  | { readonly type: "wheel.reload" };
