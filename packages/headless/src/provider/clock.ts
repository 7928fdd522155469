/** Server time. `createClient()` creates one that follows the server's `Date` header. */
export type Clock = {
  /** Epoch, ms. */
  now(): number;
  /**
   * Whether `now` follows the server. If not, the device clock may jump, and waiting for an unknown
   * outcome uses monotonic time. @default true
   */
  isSynced?(): boolean;
  /**
   * Whether the device has slept, or its clock was set, since the last reply. Then `now` may be wrong, and an order that may
   * be a repeated one is taken for one. @default false
   */
  hasJumped?(): boolean;
};
