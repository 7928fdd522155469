/** Server time. `createClient()` brings one that follows the server's `Date` header. */
export interface Clock {
  /** Epoch, ms. */
  now(): number;
}

/** The device's own clock: right enough until a first reply was read. */
export const deviceClock: Clock = { now: () => Date.now() };
