import type { Moment, MoneyOperationContext, MoneyTimes } from "./money-operation.types.ts";

/**
 * The longest time between an order and its call, ms. A member who has waited longer may have left,
 * and does not expect that the order is still sent.
 */
export const SEND_DEADLINE = 60_000;

/** The present moment. */
export const readMoment = (times: MoneyTimes): Moment => ({
  wall: times.wall(),
  monotonic: times.monotonic(),
});

/**
 * Whether an order is too old to be sent, also when the device slept meanwhile. A clock that jumps forward makes it too
 * old: then nothing is sent.
 */
export function isTooLate({
  orderedAt,
  times,
}: Pick<MoneyOperationContext, "orderedAt" | "times">): boolean {
  const { wall, monotonic } = readMoment(times);
  const passed = Math.max(wall - orderedAt.wall, monotonic - orderedAt.monotonic);
  return passed >= SEND_DEADLINE;
}
