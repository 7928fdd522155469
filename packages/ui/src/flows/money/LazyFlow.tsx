import { type LazyModule, useLazyModule } from "@satang/headless/provider";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import { usePagePresentation } from "../frame/flow-frame-context.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import type { FlowModalProps } from "./flow-modal.types.ts";
import { WhenOpened } from "./WhenOpened.tsx";

/** Props of {@link LazyFlow}. */
export type LazyFlowProps<Flow extends FlowModalProps> = {
  /** The opened flow, from `createLazyModule`. */
  readonly part: LazyModule<ComponentType<Flow>>;
  /** Title of the flow, until it is loaded. */
  readonly title: ReactNode;
  /** Props of the flow. */
  readonly flow: Flow;
};

/**
 * A flow in a chunk of its own, which is loaded while the flow is closed. In a page, a flow that opens before it has arrived
 * shows its title and a skeleton; a modal opens with its content. When the chunk does not load, a message offers to load it
 * again.
 */
export function LazyFlow<Flow extends FlowModalProps>({ part, title, flow }: LazyFlowProps<Flow>) {
  useEffect(() => void part.load(), [part]);
  return (
    <WhenOpened {...flow}>
      <Opened part={part} title={title} flow={flow} />
    </WhenOpened>
  );
}

function Opened<Flow extends FlowModalProps>({ part, title, flow }: LazyFlowProps<Flow>) {
  const { module: Sheet, isFailed } = useLazyModule(part);
  const isInPage = usePagePresentation() !== null;
  if (Sheet) return <Sheet {...flow} />;
  if (!isInPage && !isFailed) return null;
  return (
    <FlowSheet open={flow.open} onOpenChange={flow.onOpenChange} title={title}>
      {isFailed ? (
        <ReadFailure error={{ kind: "network" }} onRetry={() => void part.load()} />
      ) : (
        <FormSkeleton />
      )}
    </FlowSheet>
  );
}
