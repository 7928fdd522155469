/** Options of every method. */
export type CallOptions = {
  /** Cancels the call; it then ends as `network`. */
  signal?: AbortSignal;
  /**
   * The token that the call belongs to. When another token is stored by now, nothing is sent and
   * the call ends as `notSent`, because it would act for another member.
   */
  token?: string | null;
};

/** Options of every money method. */
export interface MoneyOptions extends CallOptions {
  /** Key, one per intention of the member, kept over a manual retry and a reload (decision 9). */
  idempotencyKey: string;
}
