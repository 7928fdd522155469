/** Server time. `createClient()` brings one that follows the server's `Date` header. */
export interface Clock {
  /** Epoch, ms. */
  now(): number;
}
