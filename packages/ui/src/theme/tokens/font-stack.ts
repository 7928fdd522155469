/** Latin first, so that digits look the same in every language; each script has its own face. */
const STACK =
  '"Figtree Variable", "Satang Signs", "Noto Sans Thai Variable", "Noto Sans Lao Variable", "Satang Fallback", system-ui, sans-serif';

/** The built-in stack after the family of a brand. */
export function fontStack(family?: string): string {
  return family ? `${family}, ${STACK}` : STACK;
}
