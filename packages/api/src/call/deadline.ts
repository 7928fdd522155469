/** End of the wait, by the work itself, the time limit, or the caller. */
export type Ended<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "timeout" }
  | { readonly kind: "cancelled" };

/**
 * Runs work with a time limit in ms that covers the whole reply, body included. The work gets a signal that stops it, but the
 * limit also holds when the work ignores the signal. Rejects only when the work rejects.
 */
export const withDeadline = async <T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Ended<T>> => {
  if (caller?.aborted) return { kind: "cancelled" };
  const stop = new AbortController();
  let release = () => {};
  const ended = new Promise<Ended<T>>((resolve) => {
    const end = (kind: "timeout" | "cancelled") => {
      resolve({ kind });
      stop.abort();
    };
    const cancel = () => end("cancelled");
    const timer = setTimeout(() => end("timeout"), ms);
    caller?.addEventListener("abort", cancel, { once: true });
    release = () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", cancel);
    };
  });
  const done = work(stop.signal).then((value): Ended<T> => ({ kind: "done", value }));
  try {
    return await Promise.race([ended, done]);
  } finally {
    release();
    done.catch(() => {});
  }
};
