/** Values for the placeholders of a message. */
export type FillArguments = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/**
 * Puts values into a message. A placeholder without a value stays as written, because a visible
 * brace is better than a sentence without its amount.
 */
export function fill(text: string, args: FillArguments): string {
  return text.replace(PLACEHOLDER, (whole, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === undefined) return whole;
    if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
    return String(value);
  });
}
