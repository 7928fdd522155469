/** `["color", "surfaceRaised"]` → `satang-color-surface-raised`, the public name of a variable without its dashes. */
export function variableName(path: readonly string[]): string {
  return `satang-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
