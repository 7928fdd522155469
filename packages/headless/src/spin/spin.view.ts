import type { Failure } from "@satang/core";
import type { PlayStop } from "@satang/machines/protection";
import type { SpinPrize, Wheel, WheelSlice } from "@satang/machines/spin";
import type { CSSProperties, RefCallback } from "react";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { SpinOrder } from "./spin.operation.ts";

/** A button that keeps the focus when it cannot be used. */
export type SpinButtonProps = ButtonProps & { readonly "aria-disabled": true | undefined };

/** Props of the element that turns. */
export type WheelProps = {
  readonly ref: RefCallback<Element>;
  readonly style: CSSProperties;
};

/**
 * View that {@link useSpin} returns: the prize wheel as state, values, actions and prop getters.
 *
 * States:
 * - `loading`, `readFailed`: the wheel is being read, or could not be read
 * - `closed`: no wheel is active
 * - `ready`: it can be spun with a coin
 * - `spinning`: the wheel turns, until the reply comes and then to the prize
 * - `finished`: the message about the prize is shown
 * - `outcome`: `operation.outcome` is shown in place of the wheel
 */
export type SpinView = {
  readonly state:
    | "loading"
    | "readFailed"
    | "closed"
    | "ready"
    | "spinning"
    | "finished"
    | "outcome";
  /** `null` until it was read, and when none is active. */
  readonly wheel: Wheel | null;
  /** The member's coins; a spin uses one. */
  readonly coins: number;
  /** A press on "spin" is obeyed. */
  readonly canSpin: boolean;
  /** A break or the limit for the time of the day keeps the member from spinning; `null` when neither does. */
  readonly stop: PlayStop | null;
  /** The reply is awaited: the wheel turns at its full speed. */
  readonly isWaiting: boolean;
  /** Prize of the last spin; `null` until the wheel has stopped, and after the message was closed. */
  readonly prize: SpinPrize | null;
  /** The slice of the prize; `null` without a prize, and when the wheel does not have it. */
  readonly slice: WheelSlice | null;
  /** The last spin: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<SpinOrder, SpinPrize>;
  /** Why the wheel could not be read; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Spins. Ignored while the wheel spins, without a coin, and while there is a `stop`. */
    readonly spin: () => void;
    /** Closes the message about the prize: the wheel and the coupons are read again. */
    readonly closePrize: () => void;
    /** Reads again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: the wheel and the coupons are read again. */
    readonly refresh: () => void;
    /** Call it when the member has read how a spin ended, or closes the view. */
    readonly close: () => void;
  };
  /**
   * For the element with the picture of the wheel: it is turned by animations of its `transform`, one at a time, so that the
   * compositor runs them alone. It winds up when the spin is sent, and turns until the reply says to which slice. Without a
   * prize it stops where it was before. With reduced motion it fades in at its end instead (decision 38).
   */
  readonly getWheelProps: () => WheelProps;
  /** For the button that spins. */
  readonly getSpinProps: () => SpinButtonProps;
  /** For the button that closes the message about the prize. */
  readonly getClosePrizeProps: () => ButtonProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps;
};
