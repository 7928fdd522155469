/** Latin first, so that figures look the same in every language; each script has its own face. */
const STACK =
  '"Figtree Variable", "Satang Signs", "Noto Sans Thai Variable", "Noto Sans Lao Variable", "Satang Fallback", system-ui, sans-serif';

/** The built-in stack with a brand's own family before it. */
export function fontStack(family?: string): string {
  return family ? `${family}, ${STACK}` : STACK;
}
