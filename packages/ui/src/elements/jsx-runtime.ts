import type { Key } from "react";
import * as runtime from "react/jsx-runtime";

type Jsx = typeof runtime.jsx;

/** `data-part` names a part in the page; outside of a shadow root only `part` does. */
const withPart =
  (jsx: Jsx): Jsx =>
  (type, props, key?: Key) => {
    const part = typeof type === "string" && (props as { "data-part"?: unknown })["data-part"];
    return jsx(type, part ? { ...(props as object), part } : props, key);
  };

/** The runtime of React, which the build of the elements uses in all modules. */
export const jsx = withPart(runtime.jsx);
export const jsxs = withPart(runtime.jsxs);
export { Fragment } from "react/jsx-runtime";
