import type { MoneyOperationView } from "@satang/headless/money";
import { type ReactNode, useContext, useEffect } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowClassNames } from "../frame/flow-frame.types.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { mergeClassNames } from "../frame/merge-class-names.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../moment/FlowMoment.css.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import type { FlowModalProps } from "./flow-modal.types.ts";
import { lazyMoneyOutcome } from "./money-outcome.lazy.ts";
import { outcomeEnds } from "./outcome-ends.rules.ts";
import { useRefreshOnOpen } from "./use-refresh-on-open.ts";

/** Props of {@link MoneySheet}. */
export type MoneySheetProps = FlowModalProps &
  Pick<BottomSheetProps, "title" | "description"> & {
    readonly operation: MoneyOperationView;
    /** The order in words. */
    readonly order: ReactNode;
    readonly actions: { readonly refresh: () => void; readonly close: () => void };
    /** How it closes while nothing is being sent. */
    readonly dismiss: "explicit" | "anywhere";
    /** Classes of its parts while the content is shown. @default none */
    readonly look?: FlowClassNames | undefined;
    readonly children: ReactNode;
  };

/**
 * The sheet of a flow with one operation: it reads again when it opens, cannot be closed while the order is sent, and
 * shows the outcome in place of the form: one that is not known yet fills the window.
 */
export function MoneySheet(props: MoneySheetProps) {
  const { open, onOpenChange, operation, order, actions, dismiss, look, children, ...sheet } =
    props;
  useRefreshOnOpen(open, actions.refresh);
  // The outcome may be needed because the connection is lost.
  useEffect(() => void lazyMoneyOutcome.load(), []);
  const frame = useContext(FlowFrameContext);
  const { outcome } = operation;
  const isOpen = outcome === "checking" || outcome === "notKnownYet";
  const isMoment = isOpen && outcomeEnds(operation.operation, operation.order) !== null;
  const classNames = mergeClassNames(isMoment ? parts : (look ?? {}), frame.classNames);
  return (
    <FlowFrameContext.Provider value={{ ...frame, classNames }}>
      <FlowSheet
        {...sheet}
        titleHidden={isMoment}
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
      </FlowSheet>
    </FlowFrameContext.Provider>
  );
}
