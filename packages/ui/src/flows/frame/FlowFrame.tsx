import { type ReactNode, useMemo } from "react";
import type { FlowFrameProps } from "./flow-frame.types.ts";
import { FlowFrameContext } from "./flow-frame-context.ts";

/** Says to the sheets of a flow how they are shown. */
export function FlowFrame({
  presentation,
  classNames,
  slots,
  children,
}: FlowFrameProps & { readonly children: ReactNode }) {
  const frame = useMemo(
    () => ({ presentation, classNames, slots }),
    [presentation, classNames, slots],
  );
  return <FlowFrameContext.Provider value={frame}>{children}</FlowFrameContext.Provider>;
}
