import { flowStyle } from "../styles/flow-style.ts";

export const whole = flowStyle({ whiteSpace: "nowrap" });
