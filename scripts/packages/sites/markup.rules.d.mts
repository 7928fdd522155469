export function textsOf(catalogue: unknown): string[];
export function unshownTexts(html: string, texts: readonly string[]): string[];
