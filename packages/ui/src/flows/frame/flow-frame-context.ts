import { createContext } from "react";
import type { FlowFrameProps } from "./flow-frame.types.ts";

/** How the flow around is shown. */
export const FlowFrameContext = createContext<FlowFrameProps>({});
