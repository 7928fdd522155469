import { createContext, useContext } from "react";
import type { FlowFrameProps } from "./flow-frame.types.ts";

/** How the flow around is shown. */
export const FlowFrameContext = createContext<FlowFrameProps>({});

/** Whether a flow with this presentation is a part of the page. An attribute of an element may have any value. */
export const isInPage = (
  presentation: FlowFrameProps["presentation"],
): presentation is "inline" | "page" => presentation === "inline" || presentation === "page";

/** How the flow around is shown, when it is a part of the page; `null` in a modal. */
export function usePagePresentation(): "inline" | "page" | null {
  const { presentation } = useContext(FlowFrameContext);
  return isInPage(presentation) ? presentation : null;
}
