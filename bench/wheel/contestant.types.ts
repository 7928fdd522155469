/** A wheel on the page. */
export type Wheel = {
  /** Closes the message about the last spin. @default nothing to close */
  readonly prepare?: () => Promise<void>;
  /** Spins once; resolves when the wheel has stopped. */
  readonly spin: () => Promise<void>;
};

/** Puts a wheel into an element. Resolves when it is drawn. */
export type Contestant = (root: HTMLElement) => Promise<Wheel>;
