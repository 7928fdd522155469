"use client";

import {
  type OpenOperation,
  useIsShownInForm,
  useOpenOperation,
  useOpenOperations,
} from "@satang/headless/operations";
import { FlowDialog } from "../frame/FlowDialogs.tsx";
import { MoneyOutcome } from "./MoneyOutcome.tsx";
import { REPORT_PART, useIsOccupied } from "./use-is-occupied.ts";
import { useOperationName } from "./use-operation-name.ts";
import { useOrderWords } from "./use-order-words.ts";

/** Props of {@link OperationReports}. */
export type OperationReportsProps = {
  /**
   * Waits with the next report. Typing and other modals (`aria-modal`) are recognised without it
   * (decision 42). @default false
   */
  readonly paused?: boolean | undefined;
};

/**
 * Reports, one by one and on any screen, every money operation that was interrupted or had a lost
 * reply: never over another modal, never while the member is typing, never over the registration that shows its own
 * outcome. Render it once in each layout, below the provider.
 *
 * @example
 * <OperationReports paused={isModalOpen} />
 */
export function OperationReports({ paused = false }: OperationReportsProps) {
  const next = useOpenOperations().find(({ isHidden }) => !isHidden);
  const isOccupied = useIsOccupied();
  const isShownInForm = useIsShownInForm();
  return next && !paused && !isOccupied && !isShownInForm ? (
    <Report key={next.id} open={next} />
  ) : null;
}

function Report({ open }: { readonly open: OpenOperation }) {
  const operation = useOpenOperation(open);
  const words = useOrderWords();
  const name = useOperationName();
  const status = operation.outcome;
  // The first readings may end it at once: a message that comes and goes would only disturb.
  if (status === null || status === "checking") return null;
  return (
    <FlowDialog
      open
      onOpenChange={(isOpen) => void (isOpen || operation.close())}
      title={name(operation.operation)}
      size="small"
      dismiss="explicit"
    >
      <div data-part={REPORT_PART}>
        <MoneyOutcome
          operation={operation}
          status={status}
          order={words(operation.operation, operation.order)}
          onClose={() => undefined}
        />
      </div>
    </FlowDialog>
  );
}
