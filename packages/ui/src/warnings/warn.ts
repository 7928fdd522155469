const warned = new Set<string>();

/** Warns developers, once for each text. Call it where a bundler removes it in production only. */
export function warn(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
  console.warn(`@satang/ui: ${text}`);
}
