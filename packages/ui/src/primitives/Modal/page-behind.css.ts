import { primitiveStyle } from "../../styles/primitive-style.ts";

/**
 * On `<body>` while a modal is open. Every element of the page inherits it, so that the styles of all are computed again: not
 * on a page that is ours, where nothing is above the scrim.
 */
export const behind = primitiveStyle({
  selectors: { ':not([data-satang="page"]) > &': { pointerEvents: "none" } },
});
