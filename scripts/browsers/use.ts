import { type Feature, isLacked } from "./compat.ts";

/** A use of a feature that a supported browser lacks. */
export type Use = {
  /** First of the features that the same word may mean. */
  readonly feature: Feature;
  /** Path from the root of the project. */
  readonly file: string;
};

/** The use of a word in a file, or nothing if each supported browser has a feature with that name. */
export function usesOf(features: readonly Feature[], file: string): Use[] {
  const [feature] = features;
  return feature && isLacked(features) ? [{ feature, file }] : [];
}
