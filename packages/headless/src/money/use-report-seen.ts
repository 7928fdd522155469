import {
  type MoneyOperationRef,
  selectIsNotSeen,
  selectMoneyOperationStatus,
} from "@satang/machines/money";
import { useEffect } from "react";
import { useSelector } from "../actors/use-selector.ts";
import { whenSeen } from "./when-seen.ts";

/**
 * Ends the report of an outcome that came as the reply, when a form has shown it and the member saw it.
 * @param isShown whether the form shows this operation
 */
export function useReportSeen(ref: MoneyOperationRef | null, isShown: boolean): void {
  const isNotSeen = useSelector(ref, selectIsNotSeen) ?? false;
  const status = useSelector(ref, selectMoneyOperationStatus);
  useEffect(() => {
    if (ref === null || !isShown || !isNotSeen || status === "closed") return;
    return whenSeen(() => ref.send({ type: "operation.seen" }));
  }, [ref, isShown, isNotSeen, status]);
}
