/** React's own. The build of the elements has another one in its place, which names parts. */
export { createElement } from "react";
