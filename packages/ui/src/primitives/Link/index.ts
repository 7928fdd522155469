export { safeHref } from "../shared/safe-href.rules.ts";
export { Link, type LinkProps } from "./Link.tsx";
