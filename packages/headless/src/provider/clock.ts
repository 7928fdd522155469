/** Server time. `createClient()` brings one that follows the server's `Date` header. */
export interface Clock {
  /** Epoch, ms. */
  now(): number;
  /**
   * Whether `now` follows the server. While it does not, the device's own clock may jump, and money that may still be on
   * its way is waited for by time that only goes forward. @default true
   */
  isSynced?(): boolean;
}
