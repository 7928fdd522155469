/** Parts of a rendered screen that the app has not taken over yet. */
let open = 0;
let onDone: (() => void) | null = null;

const change = (by: 1 | -1) => () => {
  open += by;
  if (open > 0) return;
  onDone?.();
  onDone = null;
};

/** The parts of a screen that the app takes over one after the other. */
export const steps = {
  /** A part was found. */
  begin: change(1),
  /** The part is taken over, or gone. */
  end: change(-1),
  /** Calls a function once, when there is none left. */
  whenDone(act: () => void): void {
    if (open > 0) onDone = act;
    else act();
  },
};
