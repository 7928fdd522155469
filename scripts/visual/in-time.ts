/** A page did not answer, or waits for something that does not come. */
export class NoAnswer extends Error {}

/**
 * Waits for a promise, but not longer than this.
 * @param what named in the error, "the fonts of the page"
 * @throws NoAnswer after `ms`
 */
export async function inTime<T>(what: string, ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer(`${what}: no answer after ${ms} ms`)), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
