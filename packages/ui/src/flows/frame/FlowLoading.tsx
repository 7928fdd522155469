import { type ReactNode, useContext } from "react";
import { FlowFrameContext } from "./flow-frame-context.ts";

/** Placeholder while content is read: that of the host, otherwise `children`. */
export function FlowLoading({ children }: { readonly children: ReactNode }) {
  const Own = useContext(FlowFrameContext).slots?.loading;
  return Own === undefined ? children : Own && <Own />;
}
