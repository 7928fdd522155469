import { type LazyModule, useLazyModule } from "@satang/headless/provider";
import type { ComponentType, ReactNode } from "react";
import { ReadFailure } from "../failures/ReadFailure.tsx";

/** Props of {@link LazyPart}. */
export type LazyPartProps<Props extends object> = {
  /** The component, from `createLazyModule`. Load it when the flow opens: it may be needed when there is no connection. */
  readonly part: LazyModule<ComponentType<Props>>;
  /** Rendered until it is loaded. */
  readonly waiting: ReactNode;
  /** Props of the component. */
  readonly props: Props;
};

/**
 * A part of a flow in a chunk of its own. Once it is loaded, it is rendered without a placeholder. When its chunk does not
 * load, a message offers to load it again.
 */
export function LazyPart<Props extends object>({ part, waiting, props }: LazyPartProps<Props>) {
  const { module: Part, isFailed } = useLazyModule(part);
  if (Part) return <Part {...props} />;
  if (isFailed) return <ReadFailure error={{ kind: "network" }} onRetry={() => void part.load()} />;
  return waiting;
}
