import type { MoneyOperationView } from "@satang/headless/money";
import { type ReactNode, useEffect } from "react";
import { LazyPart } from "../loading/LazyPart.tsx";
import { MomentSheet, type MomentSheetProps } from "../moment/MomentSheet.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import type { FlowModalProps } from "./flow-modal.types.ts";
import { lazyMoneyOutcome } from "./money-outcome.lazy.ts";
import { outcomeEnds } from "./outcome-ends.rules.ts";
import { useRefreshOnOpen } from "./use-refresh-on-open.ts";

/** Props of {@link MoneySheet}. */
export type MoneySheetProps = FlowModalProps &
  Pick<MomentSheetProps, "title" | "description" | "look"> & {
    readonly operation: MoneyOperationView;
    /** The order in words. */
    readonly order: ReactNode;
    readonly actions: { readonly refresh: () => void; readonly close: () => void };
    /** How it closes while nothing is being sent. */
    readonly dismiss: "explicit" | "anywhere";
    readonly children: ReactNode;
  };

/**
 * The sheet of a flow with one operation: it reads again when it opens, cannot be closed while the order is sent, and
 * shows the outcome in place of the form: one that is not known yet fills the window.
 */
export function MoneySheet(props: MoneySheetProps) {
  const { open, onOpenChange, operation, order, actions, dismiss, children, ...sheet } = props;
  useRefreshOnOpen(open, actions.refresh);
  // The outcome may be needed because the connection is lost.
  useEffect(() => void lazyMoneyOutcome.load(), []);
  const { outcome } = operation;
  const isOpen = outcome === "checking" || outcome === "notKnownYet";
  return (
    <MomentSheet
      {...sheet}
      isMoment={isOpen && outcomeEnds(operation.operation, operation.order) !== null}
      open={open}
      onOpenChange={(next, details) => {
        if (!next) actions.close();
        onOpenChange(next, details);
      }}
      dismiss={operation.status === "submitting" ? "none" : dismiss}
    >
      {operation.outcome ? (
        <LazyPart
          part={lazyMoneyOutcome}
          waiting={<FormSkeleton />}
          props={{
            operation,
            status: operation.outcome,
            order,
            onClose: () => onOpenChange(false, { reason: "itemPress" }),
          }}
        />
      ) : (
        children
      )}
    </MomentSheet>
  );
}
