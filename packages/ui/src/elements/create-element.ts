import { createElement as create } from "react";
import { withPart } from "./with-part.ts";

/** For modules that create elements without JSX. */
export const createElement = withPart(create) as typeof create;
