/** The first frame begins before a change is painted, the second one after that. */
const FRAMES = 2;

const isVisible = () => document.visibilityState === "visible";

/**
 * Calls back once, when what is rendered now was painted on a page that is visible. A page that is hidden, or that the
 * browser keeps for the back button, waits.
 * @returns a function that stops it
 */
export function whenSeen(onSeen: () => void): () => void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", begin);
  };
  const paint = (left: number) => {
    frame = requestAnimationFrame(() => {
      if (left > 1) return paint(left - 1);
      stop();
      onSeen();
    });
  };
  const begin = () => {
    cancelAnimationFrame(frame);
    if (isVisible()) paint(FRAMES);
  };
  document.addEventListener("visibilitychange", begin);
  begin();
  return stop;
}
