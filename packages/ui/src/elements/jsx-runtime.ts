import * as runtime from "react/jsx-runtime";
import { withPart } from "./with-part.ts";

/** The runtime of React, which the build of the elements uses in all modules. */
export const jsx = withPart(runtime.jsx) as typeof runtime.jsx;
export const jsxs = withPart(runtime.jsxs) as typeof runtime.jsxs;
export { Fragment } from "react/jsx-runtime";
