import type { Feature } from "./compat.ts";

/** A use of a feature that a supported browser lacks. */
export type Use = {
  /** All that the same word may mean. */
  readonly features: readonly Feature[];
  /** Path from the root of the project. */
  readonly file: string;
};
