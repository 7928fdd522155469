import type { Result } from "@satang/core";
import type { ProtectionChange, ProtectionSettings } from "@satang/machines/protection";

/**
 * Where the limits and the break of members are kept. The default is the device; a host with a backend that keeps them
 * provides its own. `member` is the member's `_id`.
 */
export type ProtectionStore = {
  /** The settings; `NO_PROTECTION` for a member who decided nothing. */
  read(member: string): Promise<Result<ProtectionSettings>>;
  /**
   * Applies a change by server time: tighter at once, looser after a day, a break only longer. Returns the settings
   * after it. The change counts as saved when they show it; after any other answer, and a failure that leaves its outcome
   * unknown, `read` is called until it does.
   */
  change(member: string, change: ProtectionChange): Promise<Result<ProtectionSettings>>;
  /** Called when another tab changed something. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
};

/** How a host protects its members. */
export type ProtectionOptions = {
  /** Time between two reality checks, ms; `null` is never. @default 3_600_000 */
  readonly checkEveryMs?: number | null;
  /** @default the device */
  readonly store?: ProtectionStore;
};
