/** A style sheet for a page with another root size than 16 px, which every `rem` follows. */
export const inPixels = (css: string): string =>
  css.replace(/(\d*\.?\d+)rem\b/g, (_, rem: string) => `${Number(rem) * 16}px`);
