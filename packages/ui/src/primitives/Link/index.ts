export { safeHref } from "../../links/safe-href.rules.ts";
export { Link, type LinkProps } from "./Link.tsx";
