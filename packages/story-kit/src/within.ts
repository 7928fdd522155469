const ATTEMPTS = 3;

/**
 * Calls a function without side effects and returns its result within a time. A busy machine can stop any code for seconds:
 * a function that was too slow is called again, and one that is always too slow has failed.
 * @param limitMs ms
 * @throws Error when no call was fast enough
 */
export function within<Value>(limitMs: number, read: () => Value): Value {
  let fastest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const started = Date.now();
    const value = read();
    fastest = Math.min(fastest, Date.now() - started);
    if (fastest < limitMs) return value;
  }
  throw new Error(`It took ${fastest} ms, and may take ${limitMs} ms.`);
}
