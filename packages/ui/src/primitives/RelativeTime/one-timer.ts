interface Waiting {
  /** Time until its next call, ms. */
  wait: () => number;
  due: number;
  notify: () => void;
}

const waiting = new Set<Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let firesAt = Number.POSITIVE_INFINITY;

function arm(): void {
  clearTimeout(timer);
  firesAt = Number.POSITIVE_INFINITY;
  if (waiting.size === 0 || document.visibilityState === "hidden") return;
  for (const { due } of waiting) firesAt = Math.min(firesAt, due);
  timer = setTimeout(tellUntil, Math.max(0, firesAt - performance.now()), firesAt);
}

function tellUntil(moment: number): void {
  for (const one of waiting) {
    if (one.due > moment) continue;
    one.due = performance.now() + one.wait();
    one.notify();
  }
  arm();
}

/** After sleep all of them are called; on a hidden page none is. */
const look = () => {
  if (document.visibilityState === "hidden") arm();
  else tellUntil(Number.POSITIVE_INFINITY);
};

/**
 * Calls a listener repeatedly, each time after `wait()` ms, with one timer for the whole page: a
 * list of two hundred ages needs one timer, a hidden page none.
 * @returns a function that stops it
 */
export function onTick(wait: () => number, notify: () => void): () => void {
  const one = { wait, notify, due: performance.now() + wait() };
  if (waiting.size === 0) {
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
  }
  waiting.add(one);
  if (one.due < firesAt) arm();
  return () => {
    waiting.delete(one);
    if (waiting.size > 0) return;
    arm();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
  };
}
