import {
  type Failure,
  type MoneyActionStatus,
  type MoneyOrder,
  selectCanGiveUp,
  selectMoneyActionError,
  selectMoneyActionOrder,
  selectMoneyActionStatus,
} from "@satang/machines";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createMoneyAction } from "./create-money-action.ts";
import { isSecondTap } from "./double-tap.ts";
import { actorKeyOf, type MoneyActionName } from "./money-action-names.ts";

/** What {@link useMoneyAction} gives. */
export type MoneyAction = {
  readonly status: MoneyActionStatus;
  /** The order under way or last told of; after a reload the interrupted one. */
  readonly order: MoneyOrder | null;
  /** Why it was refused, or why the outcome is unknown. */
  readonly error: Failure | null;
  /** One is on its way or being looked for: nothing else may start. */
  readonly isUnderWay: boolean;
  /** Starts it. Ignored while one is under way or not told, and for the second tap of one that succeeded at once. */
  readonly submit: (order: MoneyOrder) => void;
  /** Again, with the same key; only after `didNotLand`. */
  readonly retry: () => void;
  /** Looks once more; only in `stillUnknown`. */
  readonly check: () => void;
  /** Looked for once more and still unknown: the member may `dismiss` it, having found out otherwise. */
  readonly canGiveUp: boolean;
  /** The member has read what was told. */
  readonly dismiss: () => void;
};

const UNDER_WAY: ReadonlySet<MoneyActionStatus> = new Set(["submitting", "checking"]);

/**
 * The money action of this name: every component with the same name shares it, and it outlives them all.
 * Looks again by itself when the line is back.
 */
export function useMoneyAction(name: MoneyActionName): MoneyAction {
  const scope = useSatang("useMoneyAction");
  const actor = useActorOf(actorKeyOf(name), () => createMoneyAction(scope, name));
  const status = useSelector(actor, selectMoneyActionStatus);
  const order = useSelector(actor, selectMoneyActionOrder);
  const error = useSelector(actor, selectMoneyActionError);
  const canGiveUp = useSelector(actor, selectCanGiveUp);

  useEffect(() => {
    const check = () => actor.send({ type: "action.check" });
    window.addEventListener("online", check);
    return () => window.removeEventListener("online", check);
  }, [actor]);

  return useMemo(
    () => ({
      status,
      order,
      error,
      canGiveUp,
      isUnderWay: UNDER_WAY.has(status),
      submit: (wanted) => {
        const isSent = selectMoneyActionStatus(actor.getSnapshot()) === "succeeded";
        if (isSecondTap(actor, wanted) && isSent) return;
        actor.send({ type: "action.submit", order: wanted });
      },
      retry: () => actor.send({ type: "action.retry" }),
      check: () => actor.send({ type: "action.check" }),
      dismiss: () => actor.send({ type: "action.dismiss" }),
    }),
    [actor, status, order, error, canGiveUp],
  );
}
