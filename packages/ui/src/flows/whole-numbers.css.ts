import { flowStyle } from "./flow-style.ts";

export const whole = flowStyle({ whiteSpace: "nowrap" });
