import { createContext, useContext } from "react";
import type { FlowFrameProps } from "./flow-frame.types.ts";

/** How the flow around is shown. */
export const FlowFrameContext = createContext<FlowFrameProps>({});

/** How the flow around is shown, when it is a part of the page; `null` in a modal. */
export function usePagePresentation(): "inline" | "page" | null {
  const { presentation } = useContext(FlowFrameContext);
  // An attribute of an element may have any value.
  return presentation === "inline" || presentation === "page" ? presentation : null;
}
