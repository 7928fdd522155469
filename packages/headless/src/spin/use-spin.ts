import {
  restAngle,
  type SpinPrize,
  selectCanSpin,
  selectCoins,
  selectPrize,
  selectRestSlice,
  selectSpinError,
  selectSpinStatus,
  selectWheel,
} from "@satang/machines/spin";
import { useEffect, useMemo } from "react";
import { useSelector } from "../actors/use-selector.ts";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import {
  isFailedAtOnce,
  type OperationCallbacks,
  type OperationEndListener,
} from "../money/use-operation-end.ts";
import { buttonProps } from "../parts/element-props.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { claimCouponOperation } from "./claim-coupon.operation.ts";
import { notePrizeShown, whenPrizeShown } from "./shown-prizes.ts";
import { isPrize, SPIN_LOCK, type SpinOrder, spinOperation } from "./spin.operation.ts";
import type { SpinView } from "./spin.view.ts";
import { createSpin } from "./spin-actor.ts";
import { useWheelTurn } from "./use-wheel-turn.ts";

/** Options of {@link useSpin}. */
export type UseSpinOptions = Pick<OperationCallbacks<SpinOrder>, "onFailed"> & {
  /** Whether the member sees the wheel. A prize that is found out while they do not is reported like any other outcome. @default true */
  readonly inView?: boolean | undefined;
};

const DEFINITIONS = [spinOperation, claimCouponOperation];

/**
 * The prize wheel: reads it, spins it, and leads it to the slice that the service names (journey.txt §5). The wheel
 * outlives the component: a prize is still shown when the view is opened again.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const spin = useSpin();
 * <>
 *   <img {...spin.getWheelProps()} src={picture} alt="" />
 *   <button {...spin.getSpinProps()}>Spin</button>
 * </>
 */
export function useSpin({ inView = true, onFailed }: UseSpinOptions = {}): SpinView {
  const scope = useSatang("useSpin");
  const engine = useMoneyEngine("useSpin", DEFINITIONS);
  const actor = useActorOf("spin", () => createSpin(scope, engine));
  const onEnd: OperationEndListener<SpinOrder> = (end) => {
    if (isFailedAtOnce(end.status, end.isAnswered)) return onFailed?.(end) ?? false;
    // The wheel shows the prize.
    const isShown = end.status === "done" && isPrize(end.receipt) && (end.isAnswered || inView);
    return isShown && whenPrizeShown(actor);
  };
  const operation = useMoneyOperation<SpinOrder, SpinPrize>(spinOperation, SPIN_LOCK, {
    onEnd,
    inView,
  });
  const status = useSelector(actor, selectSpinStatus);
  const wheel = useSelector(actor, selectWheel);
  const coins = useSelector(actor, selectCoins);
  const won = useSelector(actor, selectPrize);
  const restSlice = useSelector(actor, selectRestSlice);
  const readFailure = useSelector(actor, selectSpinError);
  const isReady = useSelector(actor, selectCanSpin);
  const isPrizeShown = status === "finished" && inView;
  useEffect(() => {
    if (isPrizeShown) notePrizeShown(actor);
  }, [actor, isPrizeShown]);
  const { stop, check } = usePlayStop();
  const canSpin = isReady && stop === null;
  const actions = useMemo(
    () => ({
      closePrize: () => actor.send({ type: "prize.close" }),
      retry: () => actor.send({ type: "wheel.reload" }),
      refresh: () => actor.send({ type: "wheel.reload" }),
      stopped: () => actor.send({ type: "wheel.stopped" }),
    }),
    [actor],
  );
  const { stopped, ...shownActions } = actions;
  const spin = () => {
    if (!check()) actor.send({ type: "spin.start" });
  };

  const isWaiting = status === "waiting";
  const wheelProps = useWheelTurn(
    isWaiting || status === "turning" ? status : "still",
    restAngle(restSlice, wheel?.slices.length ?? 0),
    stopped,
  );
  const stateOf = (): SpinView["state"] => {
    if (operation.outcome) return "outcome";
    if (status === "loading" || status === "readFailed") return status;
    if (status === "finished") return "finished";
    if (isWaiting || status === "turning") return "spinning";
    return wheel ? "ready" : "closed";
  };
  const prize = status === "finished" ? won : null;
  return {
    state: stateOf(),
    wheel,
    coins,
    canSpin,
    stop,
    isWaiting,
    prize,
    slice: wheel?.slices.find(({ code }) => code === prize?.code) ?? null,
    operation,
    readFailure,
    actions: { ...shownActions, spin, close: operation.close },
    getWheelProps: () => wheelProps,
    getSpinProps: () => buttonProps(spin, !canSpin),
    getClosePrizeProps: () => ({ type: "button", onClick: actions.closePrize }),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
